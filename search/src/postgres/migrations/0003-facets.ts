import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { tableOf } from '../search-doc.table.ts';

/** Facets took the place of industry and prefecture; the raised `NORM_VERSION` has them filled. A new index has them already. */
export const facets: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table ${tableOf('doc')} add column if not exists facets text[] not null default '{}'`.execute(
      database,
    );
  },
};
