import { beforeEach, expect, test } from 'vitest';
import { databaseName, pictureCacheName } from './database.ts';
import { openCache, wipeSaved } from './index.ts';
import { openTestCache, playPeople } from './testing/made-up-people.ts';

beforeEach(() => {
  playPeople();
});

async function leftOf(account: string): Promise<readonly string[]> {
  const names = [...(await indexedDB.databases()).map(({ name }) => name ?? ''), ...(await caches.keys())];
  return names.filter((name) => name.endsWith(`-${account}`));
}

test('F41: wiping an account removes database and pictures, also while something is being saved', async () => {
  const cache = await openCache('leaving');
  expect(await leftOf('leaving')).toEqual([databaseName('leaving')]);
  const saving = cache.pin({ kind: 'person', id: 'late' }, 'late').catch(() => undefined);
  await wipeSaved('leaving');
  await saving;
  expect(await leftOf('leaving')).toEqual([]);
});

test('F41: a look-over after a wipe does not restore the pictures', async () => {
  using cache = await openTestCache('looked-over');
  await wipeSaved('looked-over');
  await expect(cache.lookOver()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect(await leftOf('looked-over')).toEqual([]);
});

test('F41 F8: wiping an account removes pictures that a frozen tab holds', async () => {
  using cache = await openTestCache('held');
  await cache.lookOver();
  const name = pictureCacheName('held');
  const never = new Promise(() => undefined);
  void navigator.locks.request(name, { mode: 'shared' }, () => never).catch(() => undefined);
  expect(await caches.has(name)).toBe(true);
  await wipeSaved('held');
  expect(await leftOf('held')).toEqual([]);
});
