import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = sql`
  create table identity.second_factor (
    account_id text primary key references identity.account (id) on delete cascade,
    -- under the key of its person
    secret bytea not null,
    last_step integer,
    last_place text,
    recovery_series integer not null default 0,
    recovery_used integer[] not null default '{}',
    shown_to text not null,
    shown_until timestamptz not null
  );
  alter table identity.account add column second_factor_since timestamptz;
`;

/** The app by whose codes somebody signs in besides their password. */
export const secondFactor: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await tables.execute(database);
  },
};
