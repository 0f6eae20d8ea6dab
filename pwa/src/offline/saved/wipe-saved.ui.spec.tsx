import { beforeEach, expect, test } from 'vitest';
import { databaseName, pictureCacheName } from './database.ts';
import { openSaved, wipeSaved } from './index.ts';
import { openRoom, playPeople } from './testing/made-up-people.ts';

beforeEach(() => {
  playPeople();
});

async function leftOf(account: string): Promise<readonly string[]> {
  const names = [...(await indexedDB.databases()).map(({ name }) => name ?? ''), ...(await caches.keys())];
  return names.filter((name) => name.endsWith(`-${account}`));
}

test('F41: wiping an account leaves neither database nor pictures, also while something is being saved', async () => {
  const room = await openSaved('leaving');
  expect(await leftOf('leaving')).toEqual([databaseName('leaving')]);
  const saving = room.pin({ kind: 'person', id: 'late' }, 'late').catch(() => undefined);
  await wipeSaved('leaving');
  await saving;
  expect(await leftOf('leaving')).toEqual([]);
});

test('F41: what looks the room over afterwards does not bring back the pictures', async () => {
  using room = await openRoom('looked-over');
  await wipeSaved('looked-over');
  await expect(room.lookOver()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect(await leftOf('looked-over')).toEqual([]);
});

test('F41 F8: a tab that lets go of nothing does not keep the pictures', async () => {
  using room = await openRoom('held');
  await room.lookOver();
  const name = pictureCacheName('held');
  const never = new Promise(() => undefined);
  void navigator.locks.request(name, { mode: 'shared' }, () => never).catch(() => undefined);
  expect(await caches.has(name)).toBe(true);
  await wipeSaved('held');
  expect(await leftOf('held')).toEqual([]);
});
