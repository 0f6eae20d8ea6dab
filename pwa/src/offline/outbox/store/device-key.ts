import { Dexie } from 'dexie';
import { fromBase64Url } from '../../../session/base64url.ts';
import type { KeepDeviceKey } from '../../../session/device-key.ts';
import { CoreDatabase } from './core-database.ts';
import { openSealed } from './seal-core.ts';
import { importDeviceKey } from './sealing.ts';

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
