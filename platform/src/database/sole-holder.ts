import type { Pool, PoolClient } from 'pg';

export type HeldPlace = {
  /** Aborts when the connection that holds the place is lost: somebody else may hold it by now. */
  readonly lost: AbortSignal;
  release(): void;
};

/**
 * Waits until no other process holds the place called `name`, and holds it until `release`. The lock belongs to a connection:
 * when its process dies PostgreSQL frees it, and the next in line goes on at once. Null when `signal` aborts first.
 */
export async function becomeSoleHolder(pool: Pool, name: string, signal: AbortSignal): Promise<HeldPlace | null> {
  const client = await pool.connect();
  const leave = () => client.release(true);
  if (signal.aborted) {
    leave();
    return null;
  }
  signal.addEventListener('abort', leave, { once: true });
  try {
    // A machine that falls silent is noticed after 4 s: its place must be free within 5.
    await client.query(
      'set statement_timeout = 0; set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 2',
    );
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
  } catch (error) {
    if (signal.aborted) return null;
    leave();
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
  return { lost: whenLost(client), release: leave };
}

function whenLost(client: PoolClient): AbortSignal {
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  return lost.signal;
}
