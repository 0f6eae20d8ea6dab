import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a session is called towards its owner, and what they know it by. */
export const sessions: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      alter table identity.session
        add column id uuid not null unique default gen_random_uuid(),
        add column browser text,
        add column system text,
        -- the provider's session of the same browser
        add column browser_session text
    `.execute(database);
  },
};
