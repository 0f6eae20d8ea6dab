import type { Pool } from 'pg';

const LOCK = "hashtextextended('meikan rebuild', 0)";

/** Leaves the place to others. */
export type LeavePlace = () => Promise<void>;

/** Takes the place of the one rebuild that there may be in all processes; it is free again when its process dies. Null when it is taken. */
export async function takeRebuildPlace(pool: Pool): Promise<LeavePlace | null> {
  const client = await pool.connect();
  try {
    const asked = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
    if (!asked.rows[0]?.taken) {
      client.release();
      return null;
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  return async () => {
    // A connection that cannot say so any more has left already.
    const left = await client.query(`select pg_advisory_unlock(${LOCK})`).then(
      () => true,
      () => false,
    );
    client.release(!left);
  };
}
