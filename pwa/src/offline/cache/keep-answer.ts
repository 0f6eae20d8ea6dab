import type { ApiAnswer } from '../../api/call-api.ts';
import { putAnswer } from './answer-store.ts';
import type { CacheDatabase } from './database.ts';
import type { PageQuery } from './page-query.ts';
import { profileQuery } from './person-queries.ts';
import { picturesIn } from './pictures-in.ts';
import { keyOf } from './query-key.ts';
import { type Page, readPage } from './read-answer.ts';
import { thingKey } from './thing.ts';

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
