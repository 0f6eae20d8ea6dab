import { text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** A row is there only while the person stays unseen where they visit. */
export type HiddenVisitorRow = RowOf<typeof hiddenVisitorTable>;

export const hiddenVisitorTable = defineTable({
  name: 'hidden_visitor',
  key: ['user_id'],
  columns: { user_id: text(), since: text() },
});
