import { orNull, text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** The present paid plan of an account, or its last one: `until` is when that ended. Who never paid has no row. */
export type PaidAccountRow = RowOf<typeof paidAccountTable>;

export const paidAccountTable = defineTable({
  name: 'paid_account',
  key: ['account_id'],
  columns: { account_id: text(), since: text(), until: orNull(text()) },
});
