import type { Queue } from '../../outbox/machine/row.ts';

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
