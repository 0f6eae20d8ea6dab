import type { TableDefinition } from '../table-definition.ts';

/** A kept item of one reader; a row is there only while it is kept. */
export type BookmarkRow = { user_id: string; reference_id: string; since: string };

export const bookmarkTable: TableDefinition<BookmarkRow> = {
  name: 'bookmark',
  key: ['user_id', 'reference_id'],
  columns: {
    user_id: 'text',
    reference_id: 'text',
    since: 'text',
  },
  ddl: (schema) => [
    `create table ${schema}.bookmark (user_id text not null, reference_id text not null, since text not null, primary key (user_id, reference_id))`,
    // The list of bookmarks runs newest first.
    `create index bookmark_newest on ${schema}.bookmark (user_id, since desc, reference_id)`,
  ],
};
