import { Dexie } from 'dexie';
import type { CoreDatabase } from './core-database.ts';

/** What a browser says when it has taken the connection away behind the page's back (F17: iOS does so in the background). */
const CONNECTION_LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

const isConnectionLost = (error: unknown): boolean =>
  error instanceof Dexie.DexieError && (CONNECTION_LOST.has(error.name) || causedByLoss(error));

const causedByLoss = ({ inner }: { readonly inner?: unknown }): boolean =>
  inner instanceof DOMException && CONNECTION_LOST.has(inner.name);

/** Does the work; when the connection was lost, opens the database again and does it once more. A transaction is all or nothing. */
export async function reopening<T>(database: CoreDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConnectionLost(error) || database.hasBeenClosed()) throw error;
    database.close({ disableAutoOpen: false });
    await database.open();
    return work();
  }
}
