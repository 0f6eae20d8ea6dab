import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { tableOf } from '../search-doc.table.ts';

/** Facts got a column of their own; the raised `NORM_VERSION` has it filled. A new index has it already. */
export const facts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table ${tableOf('doc')} add column if not exists k_fact text not null default ''`.execute(database);
  },
};
