import { usageCommands } from '@meikan/contracts';
import { asFile, copyOf } from '../../outbox/copy.ts';
import type { Choice } from '../../outbox/machine/decide.ts';
import { dependentsOf, meet, touchedBy } from '../../outbox/machine/dependents.ts';
import { type Kinds, kinds } from '../../outbox/machine/kinds.ts';
import type { Row, Standing } from '../../outbox/machine/row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { enqueue, presentOutbox } from '../../sync/present.ts';
import type { SeenQueue } from './status.ts';

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

/** What fails is a defect, and is reported as one: as a rejection that nobody handles. */
const act = (work: (outbox: Outbox) => Promise<void>): void => void presentOutbox().then(work);

/** Acts on the queue of whoever sits here, by all that the queue itself can do. */
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

/** What a person can do with the queue. */
export type QueueActions = {
  /** Tries now what would wait for a later moment. */
  sendNow(): void;
  /** Stops sending until told otherwise; edits are still kept. */
  pauseByHand(on: boolean): void;
  /** Sends again what the server did not take. */
  retry(id: string): void;
  /** Takes a page that is there in place of one whose registration was refused because of it. */
  takeExisting(refused: Standing, existing: string): void;
  /** Gives up commands and what has no sense without them. Answers what is gone: nothing when some of it was on its way. */
  discard(ids: readonly string[]): Promise<readonly Row[]>;
  /** Undoes a discard. */
  putBack(gone: readonly Row[]): void;
  /** Ends a conflict by what the person chose for each field. */
  decide(id: string, choices: Readonly<Record<string, Choice>>): void;
  /** The whole queue as JSON, with its pictures. */
  exportQueue(): Promise<Blob>;
  /** Takes the new version of the app, without which the queue cannot be sent. */
  update(): void;
};

/** The page that is there already, where the registration of one was refused because of it. */
export function existingOf(row: Row): string | null {
  if (row.status !== 'standing' || row.trouble.kind === 'conflict') return null;
  return row.trouble.problem?.existing?.id ?? null;
}

/** Says of the page that is there what was to be said of the refused one, which is given up. */
export async function takeExisting(refused: Standing, existing: string): Promise<void> {
  const outbox = await presentOutbox();
  const { queue } = await outbox.contents();
  const usages = queue.rows.filter(({ type, dependsOn }) => type === 'declare-usage' && dependsOn.includes(refused.id));
  for (const { data, about } of usages) {
    const usage = usageCommands['declare-usage'].schema.parse(data);
    const there = { name: about.name, path: `/companies/${existing}` };
    await enqueue({ type: 'declare-usage', data: { ...usage, serviceId: existing }, about: there });
  }
  await outbox.discard([refused.id]);
}
