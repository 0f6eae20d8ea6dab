import { isQueuedType, type QueuedData, type QueuedType, queuedData } from '@meikan/contracts';
import type { Row } from '../outbox/row.ts';
import type { Wish } from '../outbox/wish.ts';
import type { Contents } from '../store/store.ts';

/** An edit that a snapshot may not hold yet, in the order of the queue. */
export type Pending = {
  readonly [T in QueuedType]: {
    readonly id: string;
    readonly type: T;
    readonly data: QueuedData[T];
    readonly wish: Wish;
    /** The server did not take it as it is: what it adds is still shown, what it takes away is not taken away (F20). */
    readonly standing: boolean;
  };
}[QueuedType];

const read = new WeakMap<Wish, Pending | null>();

/** A wish was written down by this or an older app: it is read as anything from outside is, once. */
function pendingOf(wish: Wish | Row): Pending | null {
  const known = read.get(wish);
  if (known !== undefined) return known;
  const { id, type } = wish;
  const data = isQueuedType(type) ? queuedData[type].schema.safeParse(wish.data) : null;
  const standing = 'status' in wish && wish.status === 'standing';
  const pending = data?.success ? ({ id, type, data: data.data, wish, standing } as Pending) : null;
  read.set(wish, pending);
  return pending;
}

/** What waits, and what came true after the `ack`-th: everything that an answer which was asked for then may be without. */
export function pendingSince({ queue, landed }: Contents, ack: number): readonly Pending[] {
  const came = landed.filter((one) => one.ack > ack).map(({ wish }) => wish);
  return [...came, ...queue.rows].flatMap((wish) => pendingOf(wish) ?? []);
}

export const lastAck = ({ landed }: Contents): number => landed.at(-1)?.ack ?? 0;
