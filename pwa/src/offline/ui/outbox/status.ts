import type { Queue } from '../../outbox/machine/row.ts';
import type { Contents } from '../../outbox/store/store.ts';
import { statusTexts } from './texts.ts';

/** The queue of the present account as pages see it. */
export type SeenQueue = Pick<Queue, 'rows' | 'pause'> & {
  /**
   * `opening`: not read yet, so nothing is known of it. `memory`: this device keeps nothing, and what was not sent goes with
   * the page (F23).
   */
  readonly store: 'opening' | 'open' | 'memory';
  /** Commands that were handed in and are not durable yet. */
  readonly writing: number;
};

/** How this device and the server stand. */
export type SyncState = {
  readonly online: boolean;
  /** When the server last answered anything, epoch ms; `null` before the first answer of this tab. */
  readonly answeredAt: number | null;
  /** How far a queue that is being sent has come; `null` while nothing is. */
  readonly sending: { readonly done: number; readonly of: number } | null;
  /** Whether anything has waited in this tab, whatever became of it. */
  readonly held: boolean;
  /** When the queue was last sent to its end, epoch ms. */
  readonly lastSyncedAt: number | null;
};

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

const texts = statusTexts.announced;

/** What was true when something was last said or kept silent, passing states left out. */
export type Heard = {
  readonly status: SyncStatus;
  /** Whether anything was under way since. */
  readonly sent: boolean;
};

const PASSING: ReadonlySet<SyncStatus['kind']> = new Set(['opening', 'saving', 'sending']);

const countOf = (status: SyncStatus): number => ('count' in status ? status.count : 0);

/** Goes on from one state to the next: what is remembered, and what is spoken, if anything. */
export function listen(heard: Heard | null, next: SyncStatus): { readonly heard: Heard | null; readonly say: string } {
  if (PASSING.has(next.kind)) {
    const sent = next.kind === 'sending';
    return { heard: heard && { ...heard, sent: heard.sent || sent }, say: '' };
  }
  // What stands when a page opens is read from the chip; only what changes is announced.
  return { heard: { status: next, sent: false }, say: heard === null ? '' : announcement(heard, next) };
}

function announcement({ status: before, sent }: Heard, next: SyncStatus): string {
  const came = before.kind !== next.kind;
  const more = countOf(next) > countOf(before);
  switch (next.kind) {
    case 'offline':
      return came ? texts.offline : more ? texts.kept(next.count) : '';
    case 'kept':
      return more ? texts.kept(next.count) : backOnline(before);
    case 'synced':
    case 'nothing':
      return sent || countOf(before) > 0 ? texts.sent : backOnline(before);
    default:
      return came || more ? ofHindrance(next) : '';
  }
}

const backOnline = (before: SyncStatus): string => (before.kind === 'offline' ? texts.back : '');

function ofHindrance(next: SyncStatus): string {
  switch (next.kind) {
    case 'attention':
    case 'update':
      return texts[next.kind](next.count);
    case 'sign-in':
      return texts.signIn(next.count);
    case 'paused':
    case 'unavailable':
      return texts[next.kind];
    default:
      return '';
  }
}

/** Where the counting of what arrives began: the newest arrival before it; `null` while nothing is left to send. */
export type CountedFrom = number | null;

const toSend = ({ queue }: Contents): number => queue.rows.filter(({ status }) => status !== 'standing').length;
const newestAck = ({ applied }: Contents): number => applied.at(-1)?.ack ?? 0;

/** Goes on counting, until the queue is empty. */
export const countedFrom = (from: CountedFrom, contents: Contents): CountedFrom =>
  toSend(contents) === 0 ? null : (from ?? newestAck(contents));

/** How far the queue has come while it is being sent: what arrived since, of that and what is left. */
export function progressOf(from: CountedFrom, contents: Contents): SyncState['sending'] {
  if (from === null || !contents.queue.rows.some(({ status }) => status === 'inflight')) return null;
  const done = newestAck(contents) - from;
  return { done, of: done + toSend(contents) };
}
