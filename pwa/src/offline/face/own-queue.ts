import type { Row } from '../outbox/row.ts';
import type { QueueActions } from './queue-actions.ts';
import { NO_QUEUE, type SeenQueue } from './seen-queue.ts';

/** The queue of the present account, how its rows hang together, and what can be done with it. */
export type OwnQueue = {
  readonly queue: SeenQueue;
  readonly actions: QueueActions;
  /** The row that a waiting one waits for, if any. */
  readonly heldBy: (row: Row) => Row | null;
  /** What has no sense without a row. */
  readonly dependentsOf: (row: Row) => readonly Row[];
};

/** Of a visitor, and of a device that keeps nothing: there is nothing to act on. */
export const NOTHING_KEPT: OwnQueue = {
  queue: NO_QUEUE,
  actions: {
    sendNow: () => undefined,
    pauseByHand: () => undefined,
    retry: () => undefined,
    discard: async () => [],
    putBack: () => undefined,
    decide: () => undefined,
    exportQueue: async () => new Blob(['[]'], { type: 'application/json' }),
    update: () => location.reload(),
  },
  heldBy: () => null,
  dependentsOf: () => [],
};
