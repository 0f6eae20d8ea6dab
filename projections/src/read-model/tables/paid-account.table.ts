import type { TableDefinition } from '../table-definition.ts';

/** The present paid plan of an account, or its last one: `until` is when that ended. Who never paid has no row. */
export type PaidAccountRow = { account_id: string; since: string; until: string | null };

export const paidAccountTable: TableDefinition<PaidAccountRow> = {
  name: 'paid_account',
  key: ['account_id'],
  columns: { account_id: 'text', since: 'text', until: 'text' },
  ddl: (schema) => [
    `create table ${schema}.paid_account (account_id text primary key, since text not null, until text)`,
  ],
};
