import { setImmediate as others, setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { SearchFault } from '../fault.ts';
import type { SearchDoc } from '../port.ts';
import {
  DOC_COLUMNS,
  type DocRow,
  NEWER_OR_REFOLDED_STANDS,
  NEWER_STANDS,
  newestOfEach,
  rowOf,
  rowsAsSelect,
} from './document-rows.ts';
import { createDocIndexes, createDocTable, tableOf } from './search-doc.table.ts';

/** Documents in one statement: writing more of them down at once would make searches of the same process wait. */
const BATCH = 200;
/** Milliseconds of folding after which it is the turn of others. */
const TURN_MS = 2;

/**
 * Loads all documents into a table of its own, popular ones first (of a text that very many meet, those are looked at), and swaps it
 * with the living one by renaming. Searches go on meanwhile; what was written or removed since the start is carried over.
 *
 * @throws SearchFault `rejected` when another rebuild is running
 */
export function rebuildDocs(database: Kysely<unknown>, source: AsyncIterable<SearchDoc>): Promise<number> {
  return database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set idle_in_transaction_session_timeout = 0`.execute(connection);
    // Searches go on meanwhile and need processors too.
    await sql`set max_parallel_maintenance_workers = 0`.execute(connection);
    try {
      await claim(connection);
      return await fillAndSwap(connection, source);
    } finally {
      // Also lets go of the lock, and of the load's temporary table.
      await sql`discard all`.execute(connection);
    }
  });
}

async function claim(connection: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_lock(hashtextextended('search.rebuild', 0)) as mine`.execute(connection);
  if (rows[0]?.mine !== true) throw new SearchFault('rejected', 'Another rebuild of the search index is running.');
}

async function fillAndSwap(connection: Kysely<unknown>, source: AsyncIterable<SearchDoc>): Promise<number> {
  const started = await now(connection);
  await sql`drop table if exists ${tableOf('doc_rebuild')}`.execute(connection);
  await createDocTable('doc_rebuild').execute(connection);
  await load(connection, source);
  for (const index of createDocIndexes('doc_rebuild')) await index.execute(connection);
  await sql`analyze ${tableOf('doc_rebuild')}`.execute(connection);
  return swap(connection, started);
}

async function load(connection: Kysely<unknown>, source: AsyncIterable<SearchDoc>): Promise<void> {
  await sql`create temporary table doc_load (like ${tableOf('doc_rebuild')} including defaults, unique (kind, id))`.execute(
    connection,
  );
  let batch: DocRow[] = [];
  let turn = performance.now();
  for await (const doc of source) {
    batch.push(rowOf(doc));
    if (performance.now() - turn > TURN_MS) {
      await others();
      turn = performance.now();
    }
    if (batch.length < BATCH) continue;
    await insertLoad(connection, batch);
    batch = [];
  }
  await insertLoad(connection, batch);
  // What comes from the source is no write of somebody's: the next rebuild has nothing of it to carry over.
  await sql`insert into ${tableOf('doc_rebuild')} (${DOC_COLUMNS}, changed_at)
    select ${DOC_COLUMNS}, '-infinity' from doc_load order by popularity desc, kind, id`.execute(connection);
}

async function insertLoad(connection: Kysely<unknown>, batch: readonly DocRow[]): Promise<void> {
  if (batch.length === 0) return;
  await sql`insert into doc_load as stored (${DOC_COLUMNS}) ${rowsAsSelect(newestOfEach(batch))} ${NEWER_STANDS}`.execute(
    connection,
  );
}

/** Most of the late writes are carried over before anybody has to wait, the last of them under the lock. */
async function swap(connection: Kysely<unknown>, started: string): Promise<number> {
  const caughtUp = await now(connection);
  await carryOver(connection, started);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await swapAtOnce(connection, caughtUp);
    } catch (error) {
      if (!isLockTimeout(error) || attempt === SWAP_ATTEMPTS) throw error;
      await pause(SWAP_PAUSE);
    }
  }
}

/** Searches queue behind a waiting lock: it is given up before one of them is, and asked for again. */
const LOCK_TIMEOUT_MS = 300;
const SWAP_ATTEMPTS = 60;
const SWAP_PAUSE = 500;

function swapAtOnce(connection: Kysely<unknown>, since: string): Promise<number> {
  return connection.transaction().execute(async (transaction) => {
    await sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`).execute(transaction);
    await sql`lock table ${tableOf('doc')} in access exclusive mode`.execute(transaction);
    await carryOver(transaction, since);
    await sql`drop table ${tableOf('doc')}`.execute(transaction);
    await sql`alter table ${tableOf('doc_rebuild')} rename to doc`.execute(transaction);
    const { rows } = await sql<{ indexed: number }>`
      select count(*)::int as indexed from ${tableOf('doc')} where visibility < 9`.execute(transaction);
    return rows[0]?.indexed ?? 0;
  });
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

async function carryOver(connection: Kysely<unknown>, since: string): Promise<void> {
  await sql`insert into ${tableOf('doc_rebuild')} as stored (${DOC_COLUMNS}, changed_at)
    select ${DOC_COLUMNS}, changed_at from ${tableOf('doc')} where changed_at >= ${since}::timestamptz ${NEWER_OR_REFOLDED_STANDS}`.execute(
    connection,
  );
}

/** A minute early: a transaction that began before may commit a row with an older time. */
async function now(connection: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ at: string }>`select (clock_timestamp() - interval '1 minute')::text as at`.execute(
    connection,
  );
  return rows[0]?.at ?? '-infinity';
}
