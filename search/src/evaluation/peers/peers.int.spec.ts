import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PeerPage, peersOver } from './index.ts';

const page = (id: string, told: Partial<PeerPage>): PeerPage => ({
  ...{ id, name: id, otherNames: [], tags: [], facts: [], texts: [], ...told },
});
const pages = [
  page('hoshino', { name: '星野 澪', facts: ['長野県松本市'], texts: ['町工場の月末の締めを縮めます。'] }),
  page('utsugi', { name: '空木 そら', tags: ['営業'], texts: ['電話が苦手です。'] }),
];

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own?.drop());

test('each peer finds a page by its name and by what it tells, best first', async () => {
  const firsts: unknown[] = [];
  for (const open of peersOver(own.url, pages)) {
    await using peer = await open();
    const [named, told, placed] = [await peer.ask('星野'), await peer.ask('電話が苦手'), await peer.ask('松本市')];
    firsts.push([peer.name, named[0], told[0], placed[0]]);
  }
  expect(firsts).toEqual([
    ['pg_trgm', 'hoshino', 'utsugi', 'hoshino'],
    ['MiniSearch', 'hoshino', 'utsugi', 'hoshino'],
  ]);
});
