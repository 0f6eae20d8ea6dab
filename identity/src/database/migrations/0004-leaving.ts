import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the account of who leaves is closed, as its stream says; asked every few minutes. */
export const leaving: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table identity.account add column closes_at timestamptz`.execute(database);
    await sql`create index account_closing on identity.account (closes_at) where closes_at is not null`.execute(
      database,
    );
  },
};
