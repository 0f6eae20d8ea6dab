import type { BookmarkEvent } from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type BookmarkRow, bookmarkTable } from '../read-model/tables/bookmark.table.ts';

/** What readers keep, from `bookmark-<user>_<reference>`. */
export const bookmarkProjector = relationshipProjector<BookmarkRow, BookmarkEvent>({
  category: 'bookmark',
  table: bookmarkTable,
  keyOf: ({ data }) => [data.userId, data.referenceId],
  on: {
    'article-bookmarked': (_, { data }) => ({ user_id: data.userId, reference_id: data.referenceId, since: data.at }),
    'bookmark-removed': () => null,
  },
  counts: (row) => [{ table: 'person', id: row.user_id, column: 'bookmark_count', by: 1 }],
  touched: (row) => [{ kind: 'person', id: row.user_id, search: 'none' }],
});
