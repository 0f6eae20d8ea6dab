import { Dexie } from 'dexie';
import { ownCaches } from '../../device/browser-apis.ts';
import { dropOwnCache } from '../own-cache.ts';
import { databaseName, pictureCacheName } from './database.ts';

/**
 * Takes everything that was saved for an account off the device, and makes sure that it is gone. Other
 * tabs close their connection when they are told of the deletion. Throws when something is left.
 */
export async function wipeSaved(account: string): Promise<void> {
  await Dexie.delete(databaseName(account));
  await dropOwnCache(pictureCacheName(account));
  const left = [
    ...(await Dexie.getDatabaseNames()).filter((name) => name === databaseName(account)),
    ...((await ownCaches()?.keys()) ?? []).filter((name) => name === pictureCacheName(account)),
  ];
  if (left.length > 0) throw new Error(`not wiped: ${left.join(', ')}`);
}
