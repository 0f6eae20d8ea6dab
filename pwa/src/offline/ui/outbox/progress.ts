import type { Contents } from '../../outbox/store/store.ts';
import type { SyncState } from './seen-queue.ts';

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
