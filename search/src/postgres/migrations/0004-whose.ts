import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { tableOf } from '../search-doc.table.ts';

/** Whose a page is got a column; the raised `NORM_VERSION` has it filled. A new index has it already. */
export const whose: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table ${tableOf('doc')} add column if not exists whose text`.execute(database);
  },
};
