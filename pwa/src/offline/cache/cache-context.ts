import type { CacheDatabase } from './database.ts';
import type { Reason, Thing } from './thing.ts';
import type { StorageTrouble } from './trouble.ts';

/** What happened that a person should hear of. */
export type SavedNews =
  /** The thing is gone, or is not shown any more: its copy went too. */
  | { readonly kind: 'purged'; readonly thing: Thing; readonly name: string; readonly reasons: readonly Reason[] }
  | { readonly kind: 'trouble'; readonly trouble: StorageTrouble };

/** What the parts of the cache share. */
export type CacheContext = {
  readonly database: CacheDatabase;
  readonly account: string;
  /** How many of the reader's own edits an answer that is asked for now must know at least. */
  readonly ack: () => number;
  readonly tell: (news: SavedNews) => void;
};
