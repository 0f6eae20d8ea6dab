import { Dexie, type ObservabilitySet } from 'dexie';
import { type Holdings, itemOf, picturesOf, type SavedItem } from './completeness.ts';
import type { CacheDatabase, ReasonRow } from './database.ts';
import type { CachedRows } from './eviction.ts';

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
