import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const accounts = sql`
  create table identity.account (
    id text primary key,
    email text not null,
    email_key text not null unique,
    name text not null,
    password_hash text,
    mode text not null check (mode in ('general', 'business')),
    is_admin boolean not null default false,
    disabled_at timestamptz,
    initialized_at timestamptz,
    created_at timestamptz not null
  );
  create table identity.external_subject (
    issuer text not null,
    subject text not null,
    account_id text not null references identity.account (id) on delete cascade,
    linked_at timestamptz not null,
    primary key (issuer, subject)
  );
  -- closing an account removes its links
  create index external_subject_account on identity.external_subject (account_id);
`;

const signIn = sql`
  create table identity.pending_sign_up (
    interaction_id text primary key,
    account_id text not null,
    email text not null,
    email_key text not null,
    name text not null,
    password_hash text not null,
    mode text not null check (mode in ('general', 'business')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create table identity.one_time_code (
    purpose text not null,
    subject text not null,
    email text not null,
    account_id text,
    code_hash bytea,
    tries_left integer not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (purpose, subject)
  );
  -- a new code for an account kills its older ones
  create index one_time_code_account on identity.one_time_code (account_id) where account_id is not null;
  create table identity.throttle (
    key_hash bytea primary key,
    count integer not null,
    expires_at timestamptz not null
  );
  create table identity.secret (name text primary key, value text not null);
`;

const tokens = sql`
  create table identity.session (
    token_hash bytea primary key,
    account_id text not null references identity.account (id) on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null
  );
  -- signing out everywhere ends all sessions of an account
  create index session_account on identity.session (account_id);
  create table identity.used_id_token (token_hash bytea primary key, expires_at timestamptz not null);
  create table identity.oidc_record (
    model text not null,
    id_hash bytea not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    consumed_at timestamptz,
    expires_at timestamptz,
    primary key (model, id_hash)
  );
  -- a replayed code revokes everything of its grant
  create index oidc_record_grant on identity.oidc_record (grant_id) where grant_id is not null;
  create index oidc_record_uid on identity.oidc_record (uid) where uid is not null;
  -- ending the browser sessions of one account
  create index oidc_record_account on identity.oidc_record ((payload ->> 'accountId'));
`;

// One index per table for the purge, which deletes what has expired.
const purge = ['pending_sign_up', 'one_time_code', 'throttle', 'session', 'used_id_token', 'oidc_record'];

export const identityTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await accounts.execute(database);
    await signIn.execute(database);
    await tokens.execute(database);
    for (const table of purge) {
      await sql`create index ${sql.id(`${table}_expiry`)} on ${sql.id('identity', table)} (expires_at)`.execute(
        database,
      );
    }
  },
};
