import type { AccountMode } from '../account/events.ts';
import type { ArticleOwner } from '../articles/events.ts';
import { isBookmarkable } from '../catalogues/content.ts';
import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { ArticleId, Instant, UserId } from '../kernel/ids.ts';

type Pair = { readonly userId: UserId; readonly referenceId: ArticleId; readonly at: Instant };

export type ArticleBookmarked = DomainEvent<'article-bookmarked', Pair>;
export type BookmarkRemoved = DomainEvent<'bookmark-removed', Pair>;

/** What can happen between a reader and an item, in `bookmark-<user>_<referenceId>`. */
export type BookmarkEvent = ArticleBookmarked | BookmarkRemoved;

export type Bookmark =
  /** `before`: since when it had been kept until it was let go; null: it never was. */
  { readonly status: 'off'; readonly before: Instant | null } | { readonly status: 'on'; readonly since: Instant };

export const noBookmark: Bookmark = { status: 'off', before: null };

export function evolveBookmark(state: Bookmark, event: BookmarkEvent): Bookmark {
  switch (event.type) {
    case 'article-bookmarked':
      return { status: 'on', since: event.data.at };
    case 'bookmark-removed':
      return state.status === 'on' ? { status: 'off', before: state.since } : state;
    default:
      return unreachable(event);
  }
}

/** The facts about the item that the rule needs; whoever decides has read them. */
export type BookmarkTarget = { readonly owner: ArticleOwner; readonly mainCategory: string };

/** Sets the state asked for: whoever sends it has resolved the toggle. `restore` undoes a removal: the original date comes back. */
export type SetBookmark = Command<
  'set-bookmark',
  { readonly userId: UserId; readonly referenceId: ArticleId; readonly at: Instant } & (
    | { readonly on: true; readonly mode: AccountMode; readonly target: BookmarkTarget; readonly restore?: boolean }
    | { readonly on: false }
  )
>;

export type BookmarkCommand = SetBookmark;
export type BookmarkRefusal = Refusal<'bookmark-in-business-mode' | 'not-bookmarkable' | 'own-item'>;

/** General accounts bookmark what others posted, but no white papers; taking off is always free. */
function decideBookmark({ data }: BookmarkCommand, state: Bookmark): Decision<BookmarkEvent, BookmarkRefusal> {
  const { userId, referenceId, at } = data;
  if (!data.on) {
    return state.status === 'off'
      ? accepted()
      : accepted({ type: 'bookmark-removed', data: { userId, referenceId, at } });
  }
  if (state.status === 'on') return accepted();
  if (data.mode === 'business') return refused({ code: 'bookmark-in-business-mode' });
  if (!isBookmarkable(data.target.mainCategory)) return refused({ code: 'not-bookmarkable' });
  if (data.target.owner.kind === 'user' && data.target.owner.id === userId) return refused({ code: 'own-item' });
  const since = data.restore ? (state.before ?? at) : at;
  return accepted({ type: 'article-bookmarked', data: { userId, referenceId, at: since } });
}

export const bookmarkDecider: Decider<Bookmark, BookmarkCommand, BookmarkEvent, BookmarkRefusal> = {
  initial: noBookmark,
  evolve: evolveBookmark,
  decide: decideBookmark,
};
