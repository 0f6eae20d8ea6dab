import { Dexie } from 'dexie';
import type { CoreDatabase } from './core-database.ts';
import { StorageFull } from './store.ts';

/** Held back for the day when the device is full, so that an edit still fits; random, since empty bytes are not counted. */
const BALLAST = 2 * 1024 * 1024;

type Evict = () => Promise<void>;
let evict: Evict = async () => {};

/** Names who can give up space on this device: what is kept for reading goes before an edit does. */
export function evictBy(next: Evict): void {
  evict = next;
}

export const isFull = (error: unknown): boolean =>
  error instanceof Dexie.DexieError &&
  (error.name === 'QuotaExceededError' || innerName(error) === 'QuotaExceededError');

const innerName = ({ inner }: { readonly inner?: unknown }): string | null =>
  inner instanceof Error || inner instanceof DOMException ? inner.name : null;

/** Does the work; on a full device gives up what can be spared and does it once more. Rejects with `StorageFull`. */
export async function freeSpace<T>(database: CoreDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    // Who cannot give up anything must not keep the space that was laid by for this.
    await evict().catch(reportError);
    await database.meta.delete('ballast');
    try {
      return await work();
    } catch (again) {
      throw isFull(again) ? new StorageFull('no space for an edit', { cause: again }) : again;
    }
  }
}

/** Lays the ballast by, if there is space for it. */
export async function layBallast(database: CoreDatabase): Promise<void> {
  const bytes = new Uint8Array(BALLAST);
  for (let at = 0; at < BALLAST; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  try {
    await database.meta.put({ key: 'ballast', value: new Blob([bytes]) });
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}
