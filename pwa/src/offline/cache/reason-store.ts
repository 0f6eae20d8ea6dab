import type { CacheDatabase, ThingRow } from './database.ts';
import { firstQuery } from './person-queries.ts';
import { type Card, depthFor, RECENT_LIMIT, type Reason, type Thing, thingKey } from './thing.ts';

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
