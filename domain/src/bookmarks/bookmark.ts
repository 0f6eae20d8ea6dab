import { unreachable } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { BookmarkEvent } from './events.ts';

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
