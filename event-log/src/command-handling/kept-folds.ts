import { LRUCache } from 'lru-cache';
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
  readonly #folds = new LRUCache<StreamName, Fold<unknown>>({ max: MOST });

  /** A stream is folded by its own category's decider only: `S` is that one's state. */
  get<S>(stream: StreamName): Fold<S> | null {
    return (this.#folds.get(stream) ?? null) as Fold<S> | null;
  }

  keep<S>(stream: StreamName, fold: Fold<S>): void {
    if (fold.revision < LONG) this.#folds.delete(stream);
    else this.#folds.set(stream, fold);
  }

  drop(stream: StreamName): void {
    this.#folds.delete(stream);
  }
}
