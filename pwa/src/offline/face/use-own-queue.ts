import { useConnection } from '../connection.ts';
import { NOTHING_KEPT, type OwnQueue } from './own-queue.ts';
import type { SyncState } from './seen-queue.ts';

/** How the present account's queue stands. */
export const useOwnQueue = (): OwnQueue => NOTHING_KEPT;

/** How the way to the server stands. */
export function useSyncState(): SyncState {
  const { online, answeredAt } = useConnection();
  return { online, answeredAt, sending: null, lastSyncedAt: null };
}
