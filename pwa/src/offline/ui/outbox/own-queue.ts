import { asFile, copyOf } from '../../outbox/copy.ts';
import { dependentsOf, meet, touchedBy } from '../../outbox/machine/dependents.ts';
import { type Kinds, kinds } from '../../outbox/machine/kinds.ts';
import type { Row } from '../../outbox/machine/row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { presentOutbox } from '../../sync/present.ts';
import { takeExisting } from '../../sync/take-existing.ts';
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

/** The first row that a waiting one waits for: what it builds on, or an earlier edit of the same fields; `null`: none. */
export function heldBy(rows: readonly Row[], row: Row, kinds: Kinds): Row | null {
  if (row.status !== 'waiting') return null;
  const built = rows.find(({ id }) => row.dependsOn.includes(id));
  if (built) return built;
  const fields = touchedBy(kinds, row);
  const earlier = rows.find(
    (other) => other.stream === row.stream && other.seq < row.seq && meet(new Set(touchedBy(kinds, other)), fields),
  );
  return earlier ?? null;
}
