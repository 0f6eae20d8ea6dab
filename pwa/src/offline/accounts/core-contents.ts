import type { Row } from '../outbox/row.ts';
import type { CoreDatabase, Meta, Picture, StoredDraft } from '../store/core-database.ts';
import type { StoredApplied } from '../store/stored-applied.ts';

/** Everything of an account's core database that a later session of it needs again. */
export type CoreContents = {
  readonly outbox: readonly Row[];
  readonly landed: readonly StoredApplied[];
  readonly pictures: readonly Picture[];
  readonly drafts: readonly StoredDraft[];
  readonly meta: readonly Meta[];
};

/** The queue goes on counting where it was. The rest of `meta` belongs to a page, to a session, or to the device. */
const CARRIED: readonly Meta['key'][] = ['queue', 'seq', 'epoch', 'device', 'synced'];

/** Reads it, as part of the caller's transaction if there is one. */
export async function readContents(database: CoreDatabase): Promise<CoreContents> {
  const meta = await database.meta.bulkGet([...CARRIED]);
  return {
    outbox: await database.outbox.toArray(),
    landed: await database.landed.toArray(),
    pictures: await database.pictures.toArray(),
    drafts: await database.drafts.toArray(),
    meta: meta.filter((one) => one !== undefined),
  };
}

/** Lays it back, rows under their own numbers and ids. */
export async function writeContents(database: CoreDatabase, contents: CoreContents): Promise<void> {
  await database.outbox.bulkPut([...contents.outbox]);
  await database.landed.bulkPut([...contents.landed]);
  await database.pictures.bulkPut([...contents.pictures]);
  await database.drafts.bulkPut([...contents.drafts]);
  await database.meta.bulkPut([...contents.meta]);
}

export const clearContents = (database: CoreDatabase): Promise<unknown> =>
  Promise.all(database.tables.map((table) => table.clear()));
