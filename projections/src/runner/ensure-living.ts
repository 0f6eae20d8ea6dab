import type { Pool } from 'pg';
import { LIVING } from '../read-model/tables.ts';
import { opsDdl } from '../rebuild/rebuild-record.ts';
import { makeSchema } from '../rebuild/schemas.ts';
import { readCheckpoint } from './checkpoint.ts';

const LOCK = "hashtextextended('meikan read model', 0)";

/** Makes the living read model where there is none. Safe when two processes start at once. */
export async function ensureLiving(pool: Pool, start: string, version: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(opsDdl);
    if (!(await readCheckpoint(pool, LIVING))) await makeSchema(pool, LIVING, start, version);
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK})`);
    client.release();
  }
}
