import type { SynonymTable } from '@meikan/domain';
import { json, text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export type SynonymsRow = RowOf<typeof synonymsTable>;

/** One row, `all`: whoever searches keeps the entries until `revision`, that of their stream, is another. */
export const synonymsTable = defineTable({
  name: 'synonyms',
  key: ['id'],
  columns: {
    id: text(),
    revision: text(),
    entries: json<SynonymTable>(),
  },
});
