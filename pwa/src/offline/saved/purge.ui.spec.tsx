import { listFollowing } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { SavedDatabase } from './database.ts';
import { keyOf } from './index.ts';
import { openRoom, playPeople } from './testing/made-up-people.ts';

async function bodies(account: string): Promise<readonly string[]> {
  const database = new SavedDatabase(account);
  const keys = await database.bodies.toCollection().primaryKeys();
  database.close();
  return keys;
}

test('F44: an answer that one may not see any more leaves with its body', async () => {
  using room = await openRoom('private');
  const question = { call: listFollowing, input: { params: { id: 'mio' } } };
  const key = keyOf(question.call, question.input);
  room.keep(question, { payload: [], total: 0, counter: undefined, position: undefined, watermark: undefined }, 0);
  await room.settled();
  expect(await bodies('private')).toEqual([key]);
  await room.purge(key);
  expect(await bodies('private')).toEqual([]);
});

test('F44: a person who is gone leaves with everything that names them, and it is told', async () => {
  const { gone } = playPeople();
  using room = await openRoom('gone');
  const leaver = { kind: 'person', id: 'leaver' } as const;
  await room.pin(leaver, 'leaver');
  gone.add('leaver');
  const news: string[] = [];
  room.onNews(({ kind }) => news.push(kind));
  expect(await room.renew(leaver)).toBe('gone');
  expect(news).toEqual(['purged']);
  expect(await room.storage()).toMatchObject({ answers: { count: 0 }, pictures: { count: 0 } });
});
