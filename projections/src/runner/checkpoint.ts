import type { Pool } from 'pg';
import type { ReadModelSchema } from '../read-model/tables.ts';
import { NEXT_EPOCH } from '../rebuild/rebuild-record.ts';

export type Checkpoint = { readonly position: string; readonly epoch: number; readonly version: string };

/** Null while the schema is not there. */
export async function readCheckpoint(pool: Pool, schema: ReadModelSchema): Promise<Checkpoint | null> {
  const there = await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `${schema}.checkpoint`,
  ]);
  if (!there.rows[0]?.there) return null;
  const found = await pool.query<Checkpoint>(
    `select position, epoch, version from ${schema}.checkpoint where name = 'directory'`,
  );
  return found.rows[0] ?? null;
}

/**
 * Takes the checkpoint over: whoever held it before is fenced off by the new epoch, which no schema ever had.
 * Null while the tables are of another version of this code.
 */
export async function takeCheckpoint(pool: Pool, schema: ReadModelSchema, version: string): Promise<Checkpoint | null> {
  const taken = await pool.query<Checkpoint>(
    `update ${schema}.checkpoint set epoch = ${NEXT_EPOCH} where name = 'directory' and version = $1
      returning position, epoch, version`,
    [version],
  );
  return taken.rows[0] ?? null;
}

export async function parkedStreams(pool: Pool, schema: ReadModelSchema): Promise<Set<string>> {
  const found = await pool.query<{ stream: string }>(`select distinct stream from ${schema}.parked_event`);
  return new Set(found.rows.map(({ stream }) => stream));
}
