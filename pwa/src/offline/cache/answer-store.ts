import type { ApiAnswer } from '../../api/call-api.ts';
import type { AnswerRow, CacheDatabase } from './database.ts';

/** An answer as it lies on the device. */
export type SavedAnswer = { readonly answer: ApiAnswer<unknown>; readonly savedAt: number; readonly ack: number };

/** The kept answer to a query, by its own key or by that of a query with the same answer. */
export async function findAnswer(database: CacheDatabase, key: string): Promise<SavedAnswer | null> {
  return database.transaction('r', database.answers, database.bodies, async () => {
    const row = (await database.answers.get(key)) ?? (await database.answers.where('aliases').equals(key).first());
    if (row === undefined) return null;
    const body = await database.bodies.get(row.key);
    return body === undefined ? null : { answer: body.answer, savedAt: row.savedAt, ack: row.ack };
  });
}

/**
 * Replaces what was kept of a query. An answer that was asked for before the kept one (a lower `ack`) changes nothing;
 * a name that has gone over to another page no longer leads to the old one.
 */
export async function putAnswer(database: CacheDatabase, row: AnswerRow, answer: ApiAnswer<unknown>): Promise<void> {
  await database.transaction('rw', database.answers, database.bodies, async () => {
    const before = await database.answers.get(row.key);
    if (before !== undefined && before.ack > row.ack) return;
    const claimed = await database.answers.where('aliases').anyOf(row.aliases).primaryKeys();
    const others = claimed.filter((key) => key !== row.key);
    await database.answers.bulkDelete(others);
    await database.bodies.bulkDelete(others);
    await database.answers.put(row);
    await database.bodies.put({ key: row.key, answer });
  });
}

export async function dropAnswers(database: CacheDatabase, keys: readonly string[]): Promise<void> {
  await database.transaction('rw', database.answers, database.bodies, async () => {
    await database.answers.bulkDelete([...keys]);
    await database.bodies.bulkDelete([...keys]);
  });
}

/** Keys of every answer whose body holds this id as a value: lists in which a thing that is gone still stands. */
export async function keysMentioning(database: CacheDatabase, id: string): Promise<readonly string[]> {
  const found: string[] = [];
  const wanted = JSON.stringify(id);
  await database.bodies.each(({ key, answer }) => {
    if (JSON.stringify(answer.payload).includes(wanted)) found.push(key);
  });
  return found;
}
