import type { SeenQueue, SyncState } from './seen-queue.ts';

/** What the one chip says. `count`: edits that have not arrived. */
export type SyncStatus =
  | { readonly kind: 'unavailable'; readonly count: number }
  | { readonly kind: 'opening' }
  /** Nothing to send, and nothing that ever was: this tab has held nothing, and this device has sent nothing. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'attention'; readonly count: number }
  | { readonly kind: 'saving'; readonly count: number }
  | { readonly kind: 'offline'; readonly count: number; readonly since: number | null }
  | { readonly kind: 'sign-in'; readonly count: number }
  | { readonly kind: 'update'; readonly count: number }
  | { readonly kind: 'paused'; readonly count: number }
  | { readonly kind: 'sending'; readonly count: number; readonly done: number; readonly of: number }
  | { readonly kind: 'kept'; readonly count: number }
  | { readonly kind: 'synced'; readonly at: number | null };

/** What a chip is shown for: whoever has only read has nothing to synchronise. */
export type ShownStatus = Exclude<SyncStatus, { readonly kind: 'opening' | 'nothing' }>;

export const isShown = (status: SyncStatus): status is ShownStatus =>
  status.kind !== 'opening' && status.kind !== 'nothing';

/**
 * The worst that is true wins (FACE.md, .sync): what needs the person, what may still be lost, what keeps the queue, then
 * what moves. 「同期済み」 is left over when all that was ever to send has been sent.
 */
export function statusOf(queue: SeenQueue, sync: SyncState, session: 'anonymous' | 'account'): SyncStatus {
  return ofDevice(queue, sync) ?? ofRoad(queue, sync, session) ?? ofRows(queue, sync);
}

/** What must be said whether or not anything can be sent. */
function ofDevice({ store, rows, writing }: SeenQueue, { online }: SyncState): SyncStatus | null {
  const count = rows.filter(({ status }) => status === 'standing').length;
  if (count > 0) return { kind: 'attention', count };
  // Said as soon as something could be lost by it: in a private window that only reads, all is well.
  if (store === 'memory' && (rows.length > 0 || !online)) return { kind: 'unavailable', count: rows.length };
  if (writing > 0) return { kind: 'saving', count: rows.length + writing };
  return null;
}

/** What keeps everything from being sent. */
function ofRoad({ rows, pause }: SeenQueue, sync: SyncState, session: 'anonymous' | 'account'): SyncStatus | null {
  const count = rows.length;
  if (!sync.online) return { kind: 'offline', count, since: sync.lastSyncedAt ?? sync.answeredAt };
  if (pause === 'by-hand') return { kind: 'paused', count };
  if (count === 0) return null;
  if (pause === 'sign-in' || session === 'anonymous') return { kind: 'sign-in', count };
  return pause === 'update' ? { kind: 'update', count } : null;
}

function ofRows({ rows, store }: SeenQueue, sync: SyncState): SyncStatus {
  const { sending, held, lastSyncedAt, answeredAt } = sync;
  const count = rows.length;
  if (count === 0) {
    if (store === 'opening') return { kind: 'opening' };
    return held || lastSyncedAt !== null
      ? { kind: 'synced', at: later(lastSyncedAt, answeredAt) }
      : { kind: 'nothing' };
  }
  if (sending) return { kind: 'sending', count, ...sending };
  const under = rows.filter(({ status }) => status === 'inflight').length;
  return under > 0 ? { kind: 'sending', count, done: 0, of: count } : { kind: 'kept', count };
}

const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
