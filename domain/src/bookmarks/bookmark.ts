import { unreachable } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { BookmarkEvent } from './events.ts';

export type Bookmark = { readonly status: 'off' } | { readonly status: 'on'; readonly since: Instant };

export const noBookmark: Bookmark = { status: 'off' };

export function evolveBookmark(_state: Bookmark, event: BookmarkEvent): Bookmark {
  switch (event.type) {
    case 'article-bookmarked':
      return { status: 'on', since: event.data.at };
    case 'bookmark-removed':
      return noBookmark;
    default:
      return unreachable(event);
  }
}
