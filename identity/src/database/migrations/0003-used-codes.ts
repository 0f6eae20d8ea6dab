import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A used code is kept until it expires: the same form, sent twice, is known by it. */
export const usedCodes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table identity.one_time_code add column used_at timestamptz`.execute(database);
  },
};
