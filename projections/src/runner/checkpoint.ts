import type { Pool } from 'pg';
import type { ReadModelSchema } from '../read-model/tables.ts';

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

/** Takes the checkpoint over: whoever held it before is fenced off by the new epoch. */
export async function takeCheckpoint(pool: Pool, schema: ReadModelSchema): Promise<Checkpoint> {
  const taken = await pool.query<Checkpoint>(
    `update ${schema}.checkpoint set epoch = epoch + 1 where name = 'directory' returning position, epoch, version`,
  );
  const [checkpoint] = taken.rows;
  if (!checkpoint) throw new Error(`schema ${schema} has no checkpoint`);
  return checkpoint;
}

export async function parkedStreams(pool: Pool, schema: ReadModelSchema): Promise<Set<string>> {
  const found = await pool.query<{ stream: string }>(`select distinct stream from ${schema}.parked_event`);
  return new Set(found.rows.map(({ stream }) => stream));
}
