import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Keys per person, outside the log so that they can be destroyed. A destroyed key leaves its row: no new one is ever
 * made for that person. Back this table up apart from the log and for a short time only, or a restore brings erased
 * persons back.
 */
export const subjectKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create table event_log.subject_key (
        subject text collate "C" primary key,
        wrapped bytea,
        created_at timestamptz not null default clock_timestamp(),
        destroyed_at timestamptz,
        check ((wrapped is null) = (destroyed_at is not null))
      )`.execute(database);
  },
};
