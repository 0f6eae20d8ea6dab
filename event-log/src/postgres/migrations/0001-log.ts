import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events, the locked head row that orders them, and the receipts of commands. */
export const log: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`create schema if not exists event_log`.execute(database);
    await createHead(database);
    await createEvents(database);
    await createReceipts(database);
  },
};

/** Every flush of every process locks this row: position order is commit order. Space on its page keeps its updates HOT. */
async function createHead(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_log.head (
      id integer primary key check (id = 1),
      position bigint not null
    ) with (fillfactor = 10)`.execute(database);
  await sql`insert into event_log.head (id, position) values (1, 0)`.execute(database);
}

/**
 * `json`, not `jsonb`: the bytes stay as they were sent (the ledger hashes them), and a text with \\u0000 is no error.
 * Filtered reading scans windows of positions and compares `category`, so it needs no index of its own.
 */
async function createEvents(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_log.event (
      position bigint primary key,
      stream text collate "C" not null,
      revision bigint not null,
      category text collate "C" not null,
      event_id uuid not null constraint event_id_is_unique unique,
      type text collate "C" not null,
      version smallint not null,
      data json not null,
      metadata json not null,
      recorded_at timestamptz not null,
      constraint stream_revision_is_unique unique (stream, revision)
    )`.execute(database);
  await sql`
    create function event_log.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the event log is append-only' using errcode = 'insufficient_privilege';
    end $$`.execute(database);
  await sql`
    create trigger event_is_append_only before update or delete or truncate on event_log.event
    for each statement execute function event_log.refuse_change()`.execute(database);
}

/** Kept for ever: a repeat of a command gets its first answer, also years later. */
async function createReceipts(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_log.receipt (
      command_id uuid primary key,
      account_id text collate "C" not null,
      body_hash text collate "C" not null,
      outcome text collate "C" not null check (outcome in ('handled', 'unchanged', 'refused')),
      stream text collate "C" not null,
      position text collate "C" not null,
      revision bigint,
      refusal json
    )`.execute(database);
}
