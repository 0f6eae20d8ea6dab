import { type Kysely, type Selectable, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database/open-database.ts';
import type { Logger } from '../logging/logger.ts';
import type { AccountViewer } from '../viewer.ts';

/**
 * Somebody asked for what only admins may do. `call` is method and pattern; `target` the path as it was asked for, without its
 * query, or what a queued command was to do where.
 */
export type RefusedAttempt = {
  readonly viewer: AccountViewer;
  readonly call: string;
  readonly target: string;
};

/** What somebody tried on one day (Japan's, by the database's clock), however often. Times are ISO 8601. */
export type RefusedAttempts = {
  readonly accountId: string;
  readonly role: string;
  readonly call: string;
  readonly lastTarget: string;
  readonly attempts: number;
  readonly firstAt: string;
  readonly lastAt: string;
};

type RefusedAttemptTable = {
  readonly account_id: string;
  readonly call: string;
  readonly day: Date;
  readonly role: string;
  readonly last_target: string;
  readonly attempts: number;
  readonly first_at: Date;
  readonly last_at: Date;
};
type Tables = { refused_attempt: RefusedAttemptTable };

const KEPT_DAYS = 365;
const LONGEST_TARGET = 512;

/** One row for each account, call and day: whoever tries a thousand times fills no table. */
export const createRefusedAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table platform.refused_attempt (
      account_id text not null, call text not null, day date not null default current_date, role text not null,
      last_target text not null, attempts integer not null default 1, first_at timestamptz not null default now(),
      last_at timestamptz not null default now(), primary key (account_id, call, day))`.execute(db);
    // Read newest first, and thrown away by age.
    await sql`create index refused_attempt_last_at on platform.refused_attempt (last_at desc)`.execute(db);
  },
};

/**
 * Writes refused attempts down, for `ServerOptions.onRefused`; needs `platformMigrations`. Never rejects: a refusal stays one
 * when it cannot be written, and the log tells of it.
 */
export function recordRefusals(database: Database, logger: Logger): (attempt: RefusedAttempt) => Promise<void> {
  return async (attempt) => {
    try {
      await record(database, attempt);
    } catch (err) {
      const { viewer, call } = attempt;
      logger.error({ err, accountId: viewer.accountId, call }, 'a refused attempt could not be recorded');
    }
  };
}

async function record({ pool }: Database, { viewer, call, target }: RefusedAttempt): Promise<void> {
  const written = await pool.query<{ attempts: number }>(
    `insert into platform.refused_attempt (account_id, call, day, role, last_target)
      values ($1, $2, (now() at time zone 'Asia/Tokyo')::date, $3, $4)
      on conflict (account_id, call, day) do update set attempts = refused_attempt.attempts + 1,
        role = excluded.role, last_target = excluded.last_target, last_at = clock_timestamp()
      returning attempts`,
    [viewer.accountId, call, viewer.role, target.slice(0, LONGEST_TARGET)],
  );
  if (written.rows[0]?.attempts !== 1) return;
  await pool.query(`delete from platform.refused_attempt where last_at < now() - interval '${KEPT_DAYS} days'`);
}

export type RefusedAttemptsPage = { readonly rows: readonly RefusedAttempts[]; readonly total: number };

/** What was tried, newest first. */
export async function listRefusals(
  database: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RefusedAttemptsPage> {
  const db = database.withSchema<Tables>('platform');
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('refused_attempt')
      .selectAll()
      .orderBy('last_at', 'desc')
      .orderBy('account_id')
      .orderBy('call')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('refused_attempt')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(toRefusedAttempts), total: Number(total) };
}

function toRefusedAttempts(row: Selectable<RefusedAttemptTable>): RefusedAttempts {
  return {
    accountId: row.account_id,
    role: row.role,
    call: row.call,
    lastTarget: row.last_target,
    attempts: row.attempts,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
  };
}
