import type { Command } from '../machine/command.ts';
import type { Step } from '../machine/next-step.ts';
import type { Uploads } from '../machine/pictures.ts';
import type { Applied, Queue } from '../machine/row.ts';

/** An applied command with its place in the order of coming true on this device; 1 is the first. */
export type Acked = Applied & { readonly ack: number };

/** Everything that views and badges are drawn from. */
export type Contents = {
  readonly queue: Queue;
  /** The newest of what came true, oldest first. */
  readonly applied: readonly Acked[];
  /** When the queue was last emptied by sending, epoch ms of the device. */
  readonly syncedAt: number | null;
};

export type Changed = { readonly queue: Queue; readonly applied?: readonly Applied[] };
/** Which rows a change needs to see: those on their way with all that hangs on them, or every one. */
export type Scope = 'inflight' | 'all';

/** Where the queue of one account is kept. Every method is one transaction: done as a whole and durable, or not at all. */
export type Store = {
  /** Whether what it holds outlives the page. */
  readonly durable: boolean;
  /** Whether a newer app has written here: what it left may say things that this one does not understand (F13). */
  readonly outdated: boolean;
  /**
   * Puts a command into the queue, with the picture that it brings. Resolves when it is safe and seen; answers the id of the row that
   * carries it, `null` when it cancelled out what it would have undone. Rejects with `StorageFull` when there is no space.
   */
  enqueue(command: Command, picture?: Blob): Promise<string | null>;
  /** Begins a holder's turn: no older holder's answers count from now on. */
  beginEpoch(): Promise<number>;
  /** Says what is next, and marks it as on its way under `epoch`. A holder that was replaced is told that nothing is. */
  take(epoch: number, now: number, online: boolean): Promise<Step>;
  /** Says that the holder of `epoch` is alive, at `now`. */
  beat(epoch: number, now: number): Promise<void>;
  /** When the present holder was last heard of. */
  lastBeat(): Promise<number | null>;
  change(scope: Scope, change: (queue: Queue) => Changed): Promise<Changed>;
  picture(id: string): Promise<Blob | null>;
  /** What has become of the pictures of these uploads. */
  uploads(ids: readonly string[]): Promise<Uploads>;
  /** This device's name among the account's; made once. */
  device(): Promise<string>;
  contents(): Promise<Contents>;
  /** Hears of every change, its own and other tabs', until the returned function is called. The present contents come first. */
  watch(listener: (contents: Contents) => void): () => void;
  close(): void;
};

/** There is no space on the device, although space was made. Nothing was kept. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}
