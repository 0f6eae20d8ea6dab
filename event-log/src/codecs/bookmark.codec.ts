import type { BookmarkEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

const pair = { fields: { userId: plain, referenceId: plain, at: plain } };

export const bookmarkCodecs: CategoryCodecs<BookmarkEvent> = {
  category: 'bookmark',
  subjectOf: nobody,
  events: { 'article-bookmarked': pair, 'bookmark-removed': pair },
};
