import { createTestDatabase } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { openInProcess, openPgTrgm, type PeerPage } from './index.ts';

const page = (id: string, told: Partial<PeerPage>): PeerPage => ({
  ...{ id, name: id, otherNames: [], tags: [], facts: [], texts: [], ...told },
});
const pages = [
  page('hoshino', { name: '星野 澪', facts: ['長野県松本市'], texts: ['町工場の月末の締めを縮めます。'] }),
  page('utsugi', { name: '空木 そら', tags: ['営業'], texts: ['電話が苦手です。'] }),
];

const peers = {
  async pg_trgm() {
    const own = await createTestDatabase();
    const peer = await openPgTrgm(own.url, pages);
    return { ...peer, close: () => peer.close().then(own.drop) };
  },
  MiniSearch: () => openInProcess(pages),
} as const;

test.each(['pg_trgm', 'MiniSearch'] as const)(
  '%s finds a page by its name and by what it tells, best first',
  async (name) => {
    const peer = await peers[name]();
    try {
      expect(peer.name).toBe(name);
      expect((await peer.ask('星野')).at(0)).toBe('hoshino');
      expect((await peer.ask('電話が苦手')).at(0)).toBe('utsugi');
      expect((await peer.ask('松本市')).at(0)).toBe('hoshino');
    } finally {
      await peer.close();
    }
  },
);
