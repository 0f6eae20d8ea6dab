import { kinds } from '../commands/kinds.ts';
import { takeExisting } from '../commands/take-existing.ts';
import type { Outbox } from '../open-outbox.ts';
import { dependentsOf } from '../outbox/dependents.ts';
import type { Row } from '../outbox/row.ts';
import { asFile, copyOf } from '../outbox-copy.ts';
import { presentOutbox } from '../present.ts';
import { heldBy } from './held-by.ts';
import type { QueueActions } from './queue-actions.ts';
import type { SeenQueue } from './seen-queue.ts';

/** A queue, how its rows hang together, and what can be done with it. */
export type OwnQueue = {
  readonly queue: SeenQueue;
  readonly actions: QueueActions;
  /** The row that a waiting one waits for, if any. */
  readonly heldBy: (row: Row) => Row | null;
  /** What has no sense without a row. */
  readonly dependentsOf: (row: Row) => readonly Row[];
};

/** What a queue is, with what hangs together in it. */
export const ownQueue = (queue: SeenQueue, actions: QueueActions): OwnQueue => ({
  ...{ queue, actions },
  heldBy: (row) => heldBy(queue.rows, row, kinds),
  dependentsOf: (row) => dependentsOf(queue.rows, row, kinds),
});

const act = (todo: (outbox: Outbox) => Promise<void>): void => void presentOutbox().then(todo);

/** Acts on the queue of whoever sits here, by all that the queue itself can do. What fails is a defect, and is reported as one. */
export const presentActions: Omit<QueueActions, 'update'> = {
  sendNow: () => act((outbox) => outbox.sendNow()),
  pauseByHand: (on) => act((outbox) => outbox.pauseByHand(on)),
  retry: (id) => act((outbox) => outbox.retry(id)),
  takeExisting: (refused, existing) => void takeExisting(refused, existing),
  discard: async (ids) => (await presentOutbox()).discard(ids),
  putBack: (gone) => act((outbox) => outbox.putBack(gone)),
  decide: (id, choices) => act((outbox) => outbox.decide(id, choices)),
  exportQueue: async () => asFile(await copyOf(await presentOutbox())),
};
