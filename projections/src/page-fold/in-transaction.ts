import type { Pool, PoolClient } from 'pg';

/** Runs `work` in a transaction of its own. What it throws is thrown again; a connection that cannot even roll back is thrown away. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((second: Error) => {
      broken = second;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
