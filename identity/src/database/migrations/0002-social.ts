import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = sql`
  create table identity.social_attempt (
    state_hash bytea primary key,
    interaction_id text not null,
    provider text not null,
    nonce text not null,
    code_verifier text not null,
    expires_at timestamptz not null
  );
  create index social_attempt_expiry on identity.social_attempt (expires_at);
  create table identity.waiting_link (
    interaction_id text primary key,
    issuer text not null,
    subject text not null,
    account_id text not null references identity.account (id) on delete cascade,
    expires_at timestamptz not null
  );
  create index waiting_link_expiry on identity.waiting_link (expires_at);
  -- closing an account removes its waiting links
  create index waiting_link_account on identity.waiting_link (account_id);
`;

/** Sign-ins that are under way at a social provider, and links that wait for their owner's proof. */
export const socialTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await tables.execute(database);
  },
};
