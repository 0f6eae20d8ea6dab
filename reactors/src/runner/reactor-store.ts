import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Pool } from 'pg';

const createReactors: Migration = {
  async up(db) {
    await sql`create table reactors.checkpoint (name text primary key, position text not null, moved_at timestamptz not null default now())`.execute(
      db,
    );
    // Asked by primary key before every reaction; kept for ever, since an event happens once.
    await sql`create table reactors.receipt (reactor text not null, event_id uuid not null, at timestamptz not null default now(), primary key (reactor, event_id))`.execute(
      db,
    );
    await sql`create table reactors.failure (reactor text not null, event_id uuid not null, stream text not null, error text not null, at timestamptz not null default now(), primary key (reactor, event_id))`.execute(
      db,
    );
  },
};

export const reactorMigrations = { schema: 'reactors', migrations: { '0001-reactors': createReactors } } as const;

/** How far the reactors have come; null before their first start. */
export async function readPosition(pool: Pool): Promise<string | null> {
  const found = await pool.query<{ position: string }>(
    `select position from reactors.checkpoint where name = 'reactors'`,
  );
  return found.rows[0]?.position ?? null;
}

export async function writePosition(pool: Pool, position: string): Promise<void> {
  await pool.query(
    `insert into reactors.checkpoint (name, position) values ('reactors', $1)
      on conflict (name) do update set position = excluded.position, moved_at = clock_timestamp()`,
    [position],
  );
}

export async function isClaimed(pool: Pool, reactor: string, eventId: string): Promise<boolean> {
  const found = await pool.query('select from reactors.receipt where reactor = $1 and event_id = $2', [
    reactor,
    eventId,
  ]);
  return found.rowCount === 1;
}

/** True for whoever comes first. `eventId` may stand for several events. */
export async function claim(pool: Pool, reactor: string, eventId: string): Promise<boolean> {
  const claimed = await pool.query(
    'insert into reactors.receipt (reactor, event_id) values ($1, $2) on conflict do nothing',
    [reactor, eventId],
  );
  return claimed.rowCount === 1;
}

export async function recordFailure(
  pool: Pool,
  reactor: string,
  at: { id: string; stream: string },
  error: unknown,
): Promise<void> {
  await pool.query(
    'insert into reactors.failure (reactor, event_id, stream, error) values ($1, $2, $3, $4) on conflict do nothing',
    [reactor, at.id, at.stream, error instanceof Error ? error.message : String(error)],
  );
}
