import type { Pool, PoolClient } from 'pg';
import type { TableChecksum } from './checksum.ts';

export type RebuildStatus = 'running' | 'paused' | 'verifying' | 'ready' | 'swapped' | 'aborted' | 'failed';

/** One rebuild, as every process sees it. `done` and `total` are places in the log, so their quotient is the progress. */
export type RebuildRecord = {
  readonly id: string;
  readonly status: RebuildStatus;
  readonly request: 'run' | 'pause' | 'abort';
  readonly done: number;
  readonly total: number;
  readonly events: number;
  readonly tables: readonly TableChecksum[];
  readonly error: string | null;
  readonly startedAt: string;
  readonly seconds: number;
};

export const OPS = 'projections';

/** One row of numbers for all schemas: an epoch that was taken from one means nothing to another. */
export const NEXT_EPOCH = `nextval('${OPS}.epoch')`;

/** Rebuilds stand outside the schemas that they swap. */
export const opsDdl = `create schema if not exists ${OPS};
  create sequence if not exists ${OPS}.epoch as integer;
  create table if not exists ${OPS}.rebuild (
    id bigint generated always as identity primary key, status text not null, wish text not null default 'run',
    done bigint not null default 0, total bigint not null default 0, events bigint not null default 0,
    tables jsonb not null default '[]', error text, started_at timestamptz not null default now(),
    moved_at timestamptz not null default now())`;

const COLUMNS = `id::text, status, wish as request, done::float8 as done, total::float8 as total, events::float8 as events, tables, error,
  to_char(started_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
  extract(epoch from moved_at - started_at)::float8 as seconds`;

export async function latestRebuild(pool: Pool): Promise<RebuildRecord | null> {
  // Qualified: a bare `id` would be the column of the answer, which is text, and 9 would be later than 10.
  const found = await pool.query<RebuildRecord>(`select ${COLUMNS} from ${OPS}.rebuild r order by r.id desc limit 1`);
  return found.rows[0] ?? null;
}

export async function openRebuild(pool: Pool): Promise<string> {
  const made = await pool.query<{ id: string }>(
    `insert into ${OPS}.rebuild (status) values ('running') returning id::text`,
  );
  const [record] = made.rows;
  if (!record) throw new Error('no rebuild was recorded');
  return record.id;
}

export async function setRequest(pool: Pool, id: string, request: RebuildRecord['request']): Promise<void> {
  await pool.query(`update ${OPS}.rebuild set wish = $2 where id = $1`, [id, request]);
}

/** Notes how far it is, and answers what is requested by now. */
export async function noteProgress(
  pool: Pool,
  id: string,
  at: { readonly done: number; readonly total: number; readonly events: number; readonly status: RebuildStatus },
): Promise<RebuildRecord['request']> {
  const noted = await pool.query<{ request: RebuildRecord['request'] }>(
    `update ${OPS}.rebuild set done = $2, total = $3, events = $4, status = $5, moved_at = clock_timestamp() where id = $1 returning wish as request`,
    [id, at.done, at.total, at.events, at.status],
  );
  return noted.rows[0]?.request ?? 'abort';
}

export async function noteStatus(
  pool: Pool | PoolClient,
  id: string,
  status: RebuildStatus,
  details: { readonly tables?: readonly TableChecksum[]; readonly error?: string } = {},
): Promise<void> {
  await pool.query(
    `update ${OPS}.rebuild set status = $2, tables = coalesce($3::jsonb, tables), error = $4, moved_at = clock_timestamp() where id = $1`,
    [id, status, details.tables ? JSON.stringify(details.tables) : null, details.error ?? null],
  );
}

/** Closes the record of a rebuild whose process died in the midst of it. To be called by who holds the place of rebuilds. */
export async function closeAbandoned(pool: Pool): Promise<void> {
  await pool.query(
    `update ${OPS}.rebuild set status = 'failed', error = 'its process ended' where status in ('running', 'paused', 'verifying')`,
  );
}
