import { isBookmarkable } from '../catalogues/content.ts';
import { accepted, type Decider, type Decision, refused } from '../kernel/decider.ts';
import { type Bookmark, evolveBookmark, noBookmark } from './bookmark.ts';
import type { BookmarkCommand, BookmarkRefusal } from './commands.ts';
import type { BookmarkEvent } from './events.ts';

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
