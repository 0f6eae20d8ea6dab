import { Dexie, type ObservabilitySet } from 'dexie';
import type { AnswerRow, CacheDatabase, PictureRow, ReasonRow, ThingRow } from './database.ts';
import { picturesIn } from './read-answer.ts';
import type { Reason } from './thing.ts';

/** Everything that lies on the device, but for the bodies of answers. */
export type CachedRows = {
  readonly things: readonly ThingRow[];
  readonly answers: readonly AnswerRow[];
  readonly pictures: readonly PictureRow[];
  readonly reasons: readonly ReasonRow[];
};

/** Everything that lies on the device at one moment, but for the bodies of answers. */
export async function readRows(database: CacheDatabase): Promise<CachedRows> {
  const tables = tablesOf(database);
  const [things, answers, pictures, reasons] = await database.transaction('r', tables, async () =>
    Promise.all([
      database.things.toArray(),
      database.answers.toArray(),
      database.pictures.toArray(),
      database.reasons.toArray(),
    ]),
  );
  return { things, answers, pictures, reasons };
}

/** The tables that say what lies on the device. */
const tablesOf = ({ things, answers, pictures, reasons }: CacheDatabase) => [things, answers, pictures, reasons];

/** Calls with every change of what lies on the device, also by another tab, until the answer is called. */
export function onRowsChange(database: CacheDatabase, listener: () => void): () => void {
  const watched = tablesOf(database).map(({ name }) => `idb://${database.name}/${name}/`);
  const hear = (parts: ObservabilitySet) => {
    if (watched.some((part) => part in parts)) listener();
  };
  Dexie.on('storagemutated', hear);
  return () => Dexie.on.storagemutated.unsubscribe(hear);
}

function grouped(rows: readonly ReasonRow[]): ReadonlyMap<string, readonly ReasonRow[]> {
  const groups = new Map<string, ReasonRow[]>();
  for (const row of rows) groups.set(row.thing, [...(groups.get(row.thing) ?? []), row]);
  return groups;
}

/** All saved things with what is there of them, the newest first. */
export async function listItems(database: CacheDatabase): Promise<readonly SavedItem[]> {
  const rows = await readRows(database);
  const holdings: Holdings = {
    answers: new Map(rows.answers.map((row) => [row.key, row])),
    pictures: new Map(rows.pictures.map((row) => [row.address, row])),
    reasons: grouped(rows.reasons),
  };
  const items = rows.things.map((thing) => itemOf(thing, holdings));
  return items.sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0));
}

/** One thing with what is there of it; `null` when it is not saved. */
export async function findItem(database: CacheDatabase, key: string): Promise<SavedItem | null> {
  return database.transaction('r', tablesOf(database), async () => readItem(database, key));
}

async function readItem(database: CacheDatabase, key: string): Promise<SavedItem | null> {
  const thing = await database.things.get(key);
  if (thing === undefined) return null;
  const rows = (await database.answers.bulkGet([...thing.keys])).filter((row) => row !== undefined);
  const answers = new Map(rows.map((row) => [row.key, row]));
  const addresses = [...picturesOf(thing, answers)];
  const pictures = (await database.pictures.bulkGet(addresses)).filter((row) => row !== undefined);
  const reasons = await database.reasons.where('thing').equals(key).toArray();
  return itemOf(thing, {
    answers,
    pictures: new Map(pictures.map((row) => [row.address, row])),
    reasons: new Map([[key, reasons]]),
  });
}

/** How much of a thing lies on the device. */
export type SavedItem = ThingRow & {
  readonly reasons: readonly Reason[];
  readonly bytes: number;
  readonly parts: { readonly kept: number; readonly total: number };
  readonly pictures: { readonly kept: number; readonly total: number };
  readonly state: 'whole' | 'partial' | 'outdated';
};

export type Holdings = {
  readonly answers: ReadonlyMap<string, AnswerRow>;
  readonly pictures: ReadonlyMap<string, PictureRow>;
  readonly reasons: ReadonlyMap<string, readonly ReasonRow[]>;
};

/** Every picture that a thing needs. */
export function picturesOf(thing: ThingRow, answers: ReadonlyMap<string, AnswerRow>): ReadonlySet<string> {
  const named = thing.keys.flatMap((key) => answers.get(key)?.pictures ?? []);
  return new Set([...picturesIn(thing.card), ...named]);
}

/** What is there of a thing, and what it takes. Pictures that several things share count for each. */
export function itemOf(thing: ThingRow, { answers, pictures, reasons }: Holdings): SavedItem {
  const parts = thing.keys.flatMap((key) => answers.get(key) ?? []);
  const wanted = picturesOf(thing, answers);
  const kept = [...wanted].flatMap((address) => pictures.get(address) ?? []);
  const bytes = [...parts, ...kept].reduce((sum, row) => sum + row.bytes, 0);
  const deep = thing.savedDepth === 'whole' || thing.savedDepth === thing.depth;
  const complete = deep && parts.length === thing.keys.length && kept.length === wanted.size;
  const outdated = thing.savedRevision !== thing.revision;
  return {
    ...thing,
    reasons: (reasons.get(thing.key) ?? []).map(({ reason }) => reason),
    bytes,
    parts: { kept: parts.length, total: thing.keys.length },
    pictures: { kept: kept.length, total: wanted.size },
    state: !complete ? 'partial' : outdated ? 'outdated' : 'whole',
  };
}
