import type { DomainEvent } from '../kernel/event.ts';
import type { ArticleId, Instant, UserId } from '../kernel/ids.ts';

type Pair = { readonly userId: UserId; readonly referenceId: ArticleId; readonly at: Instant };

export type ArticleBookmarked = DomainEvent<'article-bookmarked', Pair>;
export type BookmarkRemoved = DomainEvent<'bookmark-removed', Pair>;

/** What can happen between a reader and an item, in `bookmark-<user>_<referenceId>`. */
export type BookmarkEvent = ArticleBookmarked | BookmarkRemoved;
