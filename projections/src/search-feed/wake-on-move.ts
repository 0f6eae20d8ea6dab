import type { Pool } from 'pg';
import { LIVING } from '../read-model/tables.ts';

const SAFETY_POLL_MS = 1_000;

/** Answers a function that waits until the read model has moved, a second has passed, or `signal` aborts. */
export async function wakeOnMove(pool: Pool, signal: AbortSignal): Promise<() => Promise<void>> {
  const client = await pool.connect();
  let moved = true;
  let wake = () => {};
  const notice = () => {
    moved = true;
    wake();
  };
  client.on('notification', notice);
  signal.addEventListener(
    'abort',
    () => {
      client.release(true);
      wake();
    },
    { once: true },
  );
  await client.query(`listen ${LIVING}_moved`);
  return async () => {
    if (!moved && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, SAFETY_POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    moved = false;
  };
}
