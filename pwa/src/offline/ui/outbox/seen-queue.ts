import { useMemo, useState } from 'react';
import { useConnection } from '../../../api/connection.ts';
import { usePresent } from '../../sync/present.ts';
import { countedFrom, progressOf, type SeenQueue, type SyncState } from './status.ts';

/** The queue of whoever sits here. */
export function useSeenQueue(): SeenQueue {
  const { store, writing, contents } = usePresent((present) => present);
  const { rows, pause } = contents.queue;
  return useMemo(() => ({ rows, pause, store, writing }), [rows, pause, store, writing]);
}

/** How the way to the server stands, and how far the queue has come on it. */
export function useSyncState(): SyncState {
  const { online, answeredAt } = useConnection();
  const contents = usePresent((present) => present.contents);
  const [counted, setCounted] = useState({ contents, from: countedFrom(null, contents) });
  if (counted.contents !== contents) setCounted({ contents, from: countedFrom(counted.from, contents) });
  const [held, setHeld] = useState(false);
  if (!held && contents.queue.rows.length > 0) setHeld(true);
  return { online, answeredAt, held, sending: progressOf(counted.from, contents), lastSyncedAt: contents.syncedAt };
}
