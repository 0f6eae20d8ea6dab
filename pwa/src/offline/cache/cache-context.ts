import { notify } from '../../ui/index.ts';
import { cacheTexts as texts } from '../outbox/texts.ts';
import type { CacheDatabase } from './database.ts';
import type { Reason, Thing } from './thing.ts';

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

/** What went wrong with the device's storage, for whoever tells the reader. */
type StorageTrouble =
  /** No space is left, even after making space. */
  | { readonly kind: 'full' }
  /** The account was left or wiped while something was under way: as it should be. */
  | { readonly kind: 'closed' }
  /** The browser refuses to store, or lost its database. */
  | { readonly kind: 'broken'; readonly error: unknown };

/** The browser's words for a full disk: IndexedDB wraps them in its own errors, Cache Storage does not. */
export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  const inner: unknown = Reflect.get(error, 'inner') ?? error.cause;
  return inner !== undefined && inner !== null && isQuotaError(inner);
}

export function troubleOf(error: unknown): StorageTrouble {
  if (isQuotaError(error)) return { kind: 'full' };
  return error instanceof Error && error.name === 'DatabaseClosedError'
    ? { kind: 'closed' }
    : { kind: 'broken', error };
}

/** Says what a person should know. What was only looked at in passing goes without a word: nobody counts on it. */
export function announceNews(news: SavedNews): void {
  if (news.kind === 'purged') {
    if (news.reasons.some((reason) => reason !== 'recent')) notify({ text: texts.purged(news.name), tone: 'alert' });
    return;
  }
  if (news.trouble.kind !== 'closed') notify({ text: texts[news.trouble.kind], tone: 'alert' });
}
