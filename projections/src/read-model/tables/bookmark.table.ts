import { text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** A kept item of one reader; a row is there only while it is kept. */
export type BookmarkRow = RowOf<typeof bookmarkTable>;

export const bookmarkTable = defineTable({
  name: 'bookmark',
  key: ['user_id', 'reference_id'],
  columns: { user_id: text(), reference_id: text(), since: text() },
  indexes: {
    // The list of bookmarks runs newest first.
    bookmark_newest: '(user_id, since desc, reference_id)',
  },
});
