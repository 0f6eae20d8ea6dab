import { text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** A row is there only while the block stands. */
export type BlockRow = RowOf<typeof blockTable>;

export const blockTable = defineTable({
  name: 'block',
  key: ['user_id', 'blocked_id'],
  columns: { user_id: text(), blocked_id: text(), since: text() },
  indexes: {
    // Who blocks a person: their follows do not count.
    block_blocked: '(blocked_id, user_id)',
  },
});
