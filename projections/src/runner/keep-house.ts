import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { FORMER, LIVING } from '../read-model/tables.ts';
import { OPS } from '../rebuild/rebuild-record.ts';
import { dropSchema } from '../rebuild/schemas.ts';
import type { Logger } from './run-directory.ts';

const EVERY_MS = 3_600_000;
export const KEPT_CHANGES = 100_000;

/** Throws away, now and then, what nobody needs any more, until `signal` aborts. */
export async function keepHouse(pool: Pool, logger: Logger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sweep(pool).catch((error: unknown) => {
      if (!signal.aborted) logger.warn({ err: error }, 'old changes and tables could not be thrown away');
    });
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Live changes of more than 7 days or beyond the last 100,000, and tables that were swapped out more than a day ago. */
export async function sweep(pool: Pool): Promise<void> {
  await pool.query(
    `delete from ${LIVING}.change where at < now() - interval '7 days'
      or seq <= (select max(seq) - ${KEPT_CHANGES} from ${LIVING}.change)`,
  );
  const recent = await pool.query(
    `select from ${OPS}.rebuild where status = 'swapped' and moved_at > now() - interval '1 day' limit 1`,
  );
  if (recent.rowCount === 0) await dropSchema(pool, FORMER);
}
