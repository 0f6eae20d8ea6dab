import type { ApiAnswer } from '../../api/call-api.ts';
import type { AnswerRow, CacheDatabase } from './database.ts';
import { profileQuery } from './page-queries.ts';
import { keyOf, type PageQuery } from './page-query.ts';
import { type Page, picturesIn, readPage } from './read-answer.ts';
import { thingKey } from './thing.ts';

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

/** An answer on its way to the device. */
export type Kept = {
  readonly query: Pick<PageQuery, 'call' | 'input'>;
  readonly answer: ApiAnswer<unknown>;
  readonly ack: number;
  readonly at: number;
};

/** Writes an answer down; tells what it says of a page, when it is one. */
export async function keepAnswer(database: CacheDatabase, kept: Kept): Promise<Page | null> {
  const { call, input } = kept.query;
  const page = readPage(call.name, kept.answer.payload);
  if (page?.kind === 'hidden') return page;
  const asked = keyOf(call, input);
  const { key, aliases } = page?.kind === 'person' ? namesOf(page.profile, asked) : { key: asked, aliases: [] };
  const row = {
    key,
    aliases,
    callName: call.name,
    savedAt: kept.at,
    ack: kept.ack,
    bytes: JSON.stringify(kept.answer.payload).length,
    pictures: picturesIn(kept.answer.payload),
  };
  await putAnswer(database, row, kept.answer);
  if (page !== null) await renewThing(database, page);
  return page;
}

/** A profile lies under its id, and is found by its username and by whatever the address said. */
function namesOf({ id, username }: { readonly id: string; readonly username: string }, asked: string) {
  const key = profileQuery(id).key;
  const names = new Set([profileQuery(username).key, asked]);
  names.delete(key);
  return { key, aliases: [...names] };
}

async function renewThing(database: CacheDatabase, page: Exclude<Page, { kind: 'hidden' }>): Promise<void> {
  const { revision } = page.kind === 'person' ? page.profile : page.company;
  await database.things.update(thingKey(page.thing), { card: page.card, revision });
}
