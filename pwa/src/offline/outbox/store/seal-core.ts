import { Dexie } from 'dexie';
import { fromBase64Url } from '../../../session/base64url.ts';
import type { KeepDeviceKey } from '../../../session/device-key.ts';
import type { Row } from '../machine/row.ts';
import {
  CoreDatabase,
  type Meta,
  type Picture,
  SCHEMA,
  type Sealed,
  type StoredApplied,
  type StoredDraft,
} from './core-database.ts';
import { isFull } from './free-space.ts';
import { importDeviceKey, pack, seal, unpack, unseal } from './sealing.ts';

/** Other tabs have been told to leave; one that is in the middle of something gets so many chances to end it. */
const ATTEMPTS = 5;

/** It cannot be sealed: this session has brought no key, or something sealed that does not open lies there already. */
export class CannotSeal extends Error {
  override readonly name = 'CannotSeal';
}

/** Whether what the account would leave on this device can be sealed. */
export async function canSeal(account: string): Promise<boolean> {
  const database = new CoreDatabase(account);
  try {
    const sealed = await database.metaOf('sealed');
    return sealed === undefined && (await database.metaOf('device-key')) !== undefined;
  } finally {
    database.close();
  }
}

/**
 * Puts one sealed piece in the place of everything that the account has in its core database, in one transaction, and forgets the
 * key (F46). Rejects with `CannotSeal`; nothing has changed then.
 */
export async function sealCore(account: string): Promise<void> {
  const database = new CoreDatabase(account);
  try {
    const key = (await database.metaOf('device-key'))?.value;
    if (key === undefined || (await database.metaOf('sealed'))) throw new CannotSeal('no key, or sealed already');
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const contents = await database.transaction('r', database.tables, async () => readContents(database));
      if (await replace(database, contents, await seal(key, account, await pack(contents)))) return;
    }
    throw new CannotSeal('another tab keeps writing');
  } finally {
    database.close();
  }
}

/** Only if nothing was written while it was encrypted: that takes longer than a transaction waits. */
function replace(database: CoreDatabase, before: CoreContents, value: Sealed): Promise<boolean> {
  return database.transaction('rw', database.tables, async () => {
    if (JSON.stringify(await readContents(database)) !== JSON.stringify(before)) return false;
    await clearContents(database);
    await database.meta.bulkPut([
      { key: 'sealed', value },
      { key: 'schema', value: SCHEMA },
    ]);
    return true;
  });
}

/**
 * Opens what a former session of the account has left sealed, once its key is here. What does not open stays as it is, and is
 * reported: with the key that it was sealed under it can still be opened. `false`: it opens, and there is no space for it.
 */
export async function openSealed(database: CoreDatabase, account: string): Promise<boolean> {
  const found = await database.metaOf('sealed');
  const key = (await database.metaOf('device-key'))?.value;
  if (found === undefined || key === undefined) return true;
  try {
    const contents = unpack(await unseal(key, account, found.value)) as CoreContents;
    await database.transaction('rw', database.tables, async () => {
      // Another tab may have been quicker.
      if ((await database.metaOf('sealed')) === undefined) return;
      await writeContents(database, contents);
      await database.meta.delete('sealed');
    });
    return true;
  } catch (error) {
    if (isFull(error)) return false;
    if (!(error instanceof DOMException && error.name === 'OperationError')) throw error;
    reportError(new Error('what was sealed on this device does not open', { cause: error }));
    return true;
  }
}

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

/** Lays the key into the account's core database, and opens what waits for it there. Where there is no storage, nothing does. */
export const keepDeviceKey: KeepDeviceKey = async (account, deviceKey, isStill) => {
  const value = await importDeviceKey(fromBase64Url(deviceKey));
  if (!isStill()) return;
  const database = new CoreDatabase(account);
  try {
    if (await database.metaOf('device-key')) return;
    if (isStill()) await database.meta.put({ key: 'device-key', value });
    await openSealed(database, account);
  } catch (error) {
    // Private windows and full disks: there is nothing to seal then.
    if (!(error instanceof Dexie.DexieError)) throw error;
  } finally {
    database.close();
  }
};
