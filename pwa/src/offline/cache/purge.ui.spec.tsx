import { listFollowing } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { CacheDatabase } from './database.ts';
import { keyOf } from './index.ts';
import { openTestCache, playPeople } from './testing/made-up-people.ts';

async function bodies(account: string): Promise<readonly string[]> {
  const database = new CacheDatabase(account);
  const keys = await database.bodies.toCollection().primaryKeys();
  database.close();
  return keys;
}

test('F44: purge: removes a forbidden answer with its body', async () => {
  using cache = await openTestCache('private');
  const query = { call: listFollowing, input: { params: { id: 'mio' } } };
  const key = keyOf(query.call, query.input);
  cache.keep(query, { payload: [], total: 0, counter: undefined, position: undefined, watermark: undefined }, 0);
  await cache.settled();
  expect(await bodies('private')).toEqual([key]);
  await cache.purge(key);
  expect(await bodies('private')).toEqual([]);
});

test('F44: purge: removes a deleted person with everything that names them, and says so', async () => {
  const { gone } = playPeople();
  using cache = await openTestCache('gone');
  const leaver = { kind: 'person', id: 'leaver' } as const;
  await cache.pin(leaver, 'leaver');
  gone.add('leaver');
  const news: string[] = [];
  cache.onNews(({ kind }) => news.push(kind));
  expect(await cache.renew(leaver)).toBe('gone');
  expect(news).toEqual(['purged']);
  expect(await cache.storage()).toMatchObject({ answers: { count: 0 }, pictures: { count: 0 } });
});
