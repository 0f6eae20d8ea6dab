import { listBookmarks, listFollowing } from '@meikan/contracts';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { type ApiAnswer, callApi } from '../../api/call-api.ts';
import type { Kept } from './answer-store.ts';
import type { CacheContext } from './cache-context.ts';
import { assertOpen, type CacheDatabase, type ThingRow } from './database.ts';
import { firstQuery, profileQuery } from './page-queries.ts';
import { type Card, depthFor, RECENT_LIMIT, type Reason, type Thing, thingKey, VISITOR } from './thing.ts';

/** Whether the thing was new here, so that its content is still to be fetched. */
export type Held = { readonly key: string; readonly fresh: boolean };

/** Gives a thing one more reason to stay. */
export async function hold(
  database: CacheDatabase,
  thing: Thing,
  { reason, card, at }: { readonly reason: Reason; readonly card: Card; readonly at: number },
): Promise<Held> {
  const key = thingKey(thing);
  return database.transaction('rw', database.things, database.reasons, async () => {
    await database.reasons.put({ thing: key, reason, at });
    const before = await database.things.get(key);
    const reasons = await reasonsOf(database, key);
    const row: ThingRow = {
      ...(before ?? {
        ...thing,
        key,
        keys: firstKeys(thing),
        savedAt: null,
        savedDepth: null,
        savedRevision: null,
        revision: null,
      }),
      // A page tells its own card; only an article's comes from lists.
      card: before === undefined || thing.kind === 'article' ? card : before.card,
      depth: depthFor(reasons),
    };
    await database.things.put(row);
    if (reason === 'recent') await forgetOldVisits(database);
    return { key, fresh: before === undefined || before.depth !== row.depth };
  });
}

/** Takes one reason away. The thing itself goes with its last one; its answers and pictures go when space is swept. */
export async function release(database: CacheDatabase, key: string, reasons: readonly Reason[]): Promise<void> {
  await database.transaction('rw', database.things, database.reasons, async () => {
    await database.reasons.bulkDelete(reasons.map((reason): [string, Reason] => [key, reason]));
    const left = await reasonsOf(database, key);
    if (left.length === 0) await database.things.delete(key);
    else await database.things.update(key, { depth: depthFor(left) });
  });
}

export async function reasonsOf(database: CacheDatabase, key: string): Promise<readonly Reason[]> {
  const rows = await database.reasons.where('thing').equals(key).toArray();
  return rows.map(({ reason }) => reason);
}

function firstKeys(thing: Thing): readonly string[] {
  const first = firstQuery(thing);
  return first === null ? [] : [first.key];
}

const DISMISSED = 'dismissed ';

/** Remembers that somebody took a thing away, so that a star or a follow does not bring it back by itself. */
export async function dismiss(database: CacheDatabase, key: string): Promise<void> {
  await database.notes.put({ name: DISMISSED + key, value: true });
}

/** Which of these things somebody took away. */
export async function dismissed(database: CacheDatabase, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const notes = await database.notes.bulkGet(keys.map((key) => DISMISSED + key));
  return new Set(keys.filter((_, index) => notes[index] !== undefined));
}

/** Forgets that, since somebody asks for the thing again. */
export async function welcome(database: CacheDatabase, key: string): Promise<void> {
  await database.notes.delete(DISMISSED + key);
}

async function forgetOldVisits(database: CacheDatabase): Promise<void> {
  const visits = await database.reasons.where('reason').equals('recent').toArray();
  const old = visits.sort((a, b) => b.at - a.at).slice(RECENT_LIMIT);
  for (const { thing } of old) await release(database, thing, ['recent']);
}

/** The contract's most rows a page, and how many pages are read: who has marked more keeps the newest by itself. */
const ROWS = 50;
const PAGES = 10;

export type Keep = (kept: Kept) => Promise<void>;

/** Something starred or followed, or not any more. */
export type Mark = { readonly thing: Thing; readonly on: boolean };

/**
 * Asks what the reader has starred and follows, wherever it was done, and their own page. What is held for a mark that is
 * gone is let go. `unreachable`: nothing is known, and nothing was let go for it.
 */
export async function askOwnMarks(context: CacheContext, keep: Keep): Promise<'answered' | 'unreachable'> {
  if (context.account === VISITOR) return 'answered';
  // Business accounts have no such lists.
  return inPassing(async () => {
    await askOwnPage(context, keep);
    await letGo(context, 'bookmarked', 'article', await idsOf(context, keep, listBookmarks));
    await letGo(context, 'followed', 'person', await idsOf(context, keep, listFollowing));
  });
}

/** Asks what nobody waits for: that the server refuses it, or is not reached, is no failure. */
export async function inPassing(ask: () => Promise<void>): Promise<'answered' | 'unreachable'> {
  try {
    await ask();
    return 'answered';
  } catch (error) {
    if (error instanceof ApiProblem) return 'answered';
    if (error instanceof ApiUnreachable) return 'unreachable';
    throw error;
  }
}

/** Lets go what was marked until now, before the server is asked for anything. */
export async function letMarkGo({ database }: CacheContext, { kind, id }: Thing): Promise<void> {
  await release(database, thingKey({ kind, id }), [kind === 'article' ? 'bookmarked' : 'followed']);
}

async function askOwnPage({ account, ack, database }: CacheContext, keep: Keep): Promise<void> {
  assertOpen(database);
  const own = profileQuery(account);
  const known = ack();
  await keep({ query: own, answer: await own.ask(), ack: known, at: Date.now() });
}

type OwnList = typeof listBookmarks | typeof listFollowing;

/** The ids on all pages of a list; `null` when there are more than are read, or the answer may be older than an edit. */
async function idsOf(context: CacheContext, keep: Keep, list: OwnList): Promise<ReadonlySet<string> | null> {
  const ids = new Set<string>();
  for (let page = 1; page <= PAGES; page += 1) {
    const input = { params: { id: context.account }, query: { page: String(page), limit: String(ROWS) } };
    const known = context.ack();
    assertOpen(context.database);
    const answer: ApiAnswer<readonly { readonly id: string }[]> = await callApi(list, input);
    await keep({ query: { call: list, input }, answer, ack: known, at: Date.now() });
    for (const { id } of answer.payload) ids.add(id);
    if (answer.stale) return null;
    if (page * ROWS >= (answer.total ?? 0)) return ids;
  }
  return null;
}

async function letGo(
  { database }: CacheContext,
  reason: 'bookmarked' | 'followed',
  kind: Thing['kind'],
  ids: ReadonlySet<string> | null,
): Promise<void> {
  if (ids === null) return;
  const rows = await database.reasons.where('reason').equals(reason).toArray();
  const over = rows.filter(({ thing }) => thing.startsWith(`${kind}:`) && !ids.has(thing.slice(kind.length + 1)));
  for (const { thing } of over) await release(database, thing, [reason]);
}
