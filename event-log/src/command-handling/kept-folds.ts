import type { LogPosition, StreamName } from '../port.ts';

/** The state of a stream as far as it was read. */
export type Fold<S> = { readonly state: S; readonly revision: bigint; readonly position: LogPosition };

/** Shorter streams are read whole as quickly as their kept fold is brought up to date. */
const LONG = 100n;
const MOST = 100;

/**
 * The folds of long streams that were loaded last: their next load reads only what has come since. Decisions stand on the revision
 * that was read, so that one that is behind is found out at its append, like that of any slower writer.
 */
export class KeptFolds {
  /** In order of use, the longest unused first. */
  readonly #folds = new Map<StreamName, Fold<unknown>>();

  /** A stream is folded by its own category's decider only: `S` is that one's state. */
  get<S>(stream: StreamName): Fold<S> | null {
    return (this.#folds.get(stream) ?? null) as Fold<S> | null;
  }

  keep<S>(stream: StreamName, fold: Fold<S>): void {
    this.#folds.delete(stream);
    if (fold.revision < LONG) return;
    this.#folds.set(stream, fold);
    const [unused] = this.#folds.keys();
    if (this.#folds.size > MOST && unused !== undefined) this.#folds.delete(unused);
  }

  drop(stream: StreamName): void {
    this.#folds.delete(stream);
  }
}
