import { Dexie } from 'dexie';
import pTimeout from 'p-timeout';
import { ownCaches } from '../../device/browser-apis.ts';
import { forgetSharedPicture, SHARED_CACHE } from '../../device/shared-picture.ts';
import { deviceStore, type SmallStore, tabStore } from '../../device/small-stores.ts';
import { databaseName, pictureCacheName, wipeSaved } from '../cache/database.ts';
import { CoreDatabase, coreName } from '../outbox/store/core-database.ts';
import { mirrorName, wipeMirror } from '../outbox/store/mirror.ts';
import { clearContents } from '../outbox/store/seal-core.ts';

/** A tab that is frozen does not let go of a database; so long it is waited for, in ms. */
const TIMEOUT_MS = 5000;

/** Takes everything of an account off this device, but its sealed core database if that is `kept`. See `leftOf` for what is left. */
export async function wipeAccount(account: string, kept: boolean): Promise<void> {
  dropPersonalKeys();
  const core = kept ? undefined : wipeCore(account);
  await Promise.all([core, inTime(wipeSaved(account)), wipeMirror(account), forgetSharedPicture()]);
}

/** Emptied first: that needs nobody's leave, so that nothing is left even where the database itself cannot go yet. */
async function wipeCore(account: string): Promise<void> {
  if (!(await Dexie.exists(coreName(account)))) return;
  const database = new CoreDatabase(account);
  try {
    await clearContents(database);
  } finally {
    database.close();
  }
  await inTime(Dexie.delete(coreName(account)));
}

/** What could not be done is found by looking at what is left, whatever the reason. */
const inTime = (work: Promise<unknown>): Promise<unknown> =>
  pTimeout(work.catch(reportError), { milliseconds: TIMEOUT_MS, fallback: () => undefined });

/** What of an account still lies on this device after a sign-out, by name; empty when all is well (F41). */
export async function leftOf(account: string, kept: boolean): Promise<readonly string[]> {
  const names = await Dexie.getDatabaseNames();
  const databases = [databaseName(account), ...(kept ? [] : [coreName(account)])].filter((name) =>
    names.includes(name),
  );
  const own = [pictureCacheName(account), mirrorName(account), SHARED_CACHE];
  const copies = ((await ownCaches()?.keys()) ?? []).filter((name) => own.includes(name));
  const keys = [...personalKeys(deviceStore), ...personalKeys(tabStore)];
  return [...databases, ...copies, ...keys, ...(kept ? await openIn(account) : [])];
}

/** Tables of a sealed database that hold anything in the clear. */
async function openIn(account: string): Promise<readonly string[]> {
  const database = new CoreDatabase(account);
  try {
    const counts = await Promise.all(database.tables.map(async (table) => [table.name, await table.count()] as const));
    const meta = await database.meta.toCollection().primaryKeys();
    return [
      ...counts.flatMap(([name, count]) => (name !== 'meta' && count > 0 ? [name] : [])),
      ...meta.filter((key) => key !== 'sealed' && key !== 'schema'),
    ];
  } finally {
    database.close();
  }
}

/** What this device remembers for whoever sits before it: its looks, and what was answered about the app itself. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set([
  'meikan.scheme',
  'meikan.install',
  'meikan.update-answered',
  // Hashes of tokens that the server has not heard of yet; they say nothing of their account.
  'meikan.revocations',
]);
const OURS = /^(?:meikan\.|oidc\.|tanstack|tsr)/i;

/** Names in one of the two small stores that must not outlive a sign-out. */
export const personalKeys = (store: SmallStore): readonly string[] =>
  store.keys().filter((key) => OURS.test(key) && !OF_THE_DEVICE.has(key));

/** Empties both small stores of this tab of what belongs to a person. */
export function dropPersonalKeys(): void {
  for (const store of [deviceStore, tabStore]) {
    for (const key of personalKeys(store)) store.removeItem(key);
  }
}
