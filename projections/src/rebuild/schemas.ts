import type { Pool, PoolClient } from 'pg';
import { FORMER, LIVING, type ReadModelSchema, readModelDdl, type SHADOW } from '../read-model/tables.ts';

/** Makes an empty read model, dropping what stood under that name. */
export async function makeSchema(pool: Pool, schema: ReadModelSchema, start: string, version: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`drop schema if exists ${schema} cascade`);
    for (const statement of readModelDdl(schema)) await client.query(statement);
    await client.query(
      `insert into ${schema}.checkpoint (name, position, epoch, version) values ('directory', $1, 0, $2)`,
      [start, version],
    );
  });
}

export const dropSchema = (pool: Pool, schema: ReadModelSchema): Promise<unknown> =>
  pool.query(`drop schema if exists ${schema} cascade`);

/**
 * Runs `work` while the living checkpoint is locked: the projection's next page waits, so both schemas can be brought to one
 * position. Readers are not touched. `position` is the living one.
 */
export function holdingLiving<T>(pool: Pool, work: (client: PoolClient, position: string) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    const held = await client.query<{ position: string }>(
      `select position from ${LIVING}.checkpoint where name = 'directory' for update`,
    );
    const position = held.rows[0]?.position;
    if (position === undefined) throw new Error('the living read model has no checkpoint');
    return work(client, position);
  });
}

/**
 * Puts `next` in the place of the living schema and keeps that one as `former`. Only names change hands: a query resolves to
 * the old or to the new tables, never to none. The raised epoch fences the runner off the tables that it knew.
 */
export async function exchange(client: PoolClient, next: typeof SHADOW | typeof FORMER): Promise<void> {
  await client.query(`update ${LIVING}.checkpoint set epoch = epoch + 1`);
  await client.query(`alter schema ${LIVING} rename to read_model_leaving`);
  await client.query(`alter schema ${next} rename to ${LIVING}`);
  await client.query(`alter schema read_model_leaving rename to ${FORMER}`);
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
