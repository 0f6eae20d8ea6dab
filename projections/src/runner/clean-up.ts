import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { FORMER, LIVING } from '../read-model/tables.ts';
import { OPS } from '../rebuild/rebuild-record.ts';
import { dropSchema } from '../rebuild/schemas.ts';
import { outdateVisited } from '../search-feed/visitors.ts';
import type { Logger } from './run-directory.ts';

const EVERY_MS = 3_600_000;
export const KEPT_CHANGES = 100_000;

const CHORES = [
  { does: sweep, failed: 'old changes and tables could not be thrown away' },
  { does: outdateVisited, failed: 'visitors could not be told to the search index' },
];

/** Does every hour what no event asks for, until `signal` aborts. */
export async function cleanUpHourly(pool: Pool, logger: Logger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const { does, failed } of CHORES) {
      await does(pool).catch((error: unknown) => {
        if (!signal.aborted) logger.warn({ err: error }, failed);
      });
    }
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Live changes of more than 7 days or beyond the last 100,000, and tables that were swapped out more than a day ago. The newest
 * change stays however old it is: it tells who comes again that nothing was missed.
 */
export async function sweep(pool: Pool): Promise<void> {
  await pool.query(
    `delete from ${LIVING}.change using (select max(seq) as seq from ${LIVING}.change) newest
      where change.seq < newest.seq and (at < now() - interval '7 days' or change.seq <= newest.seq - ${KEPT_CHANGES})`,
  );
  const recent = await pool.query(
    `select from ${OPS}.rebuild where status = 'swapped' and moved_at > now() - interval '1 day' limit 1`,
  );
  if (recent.rowCount === 0) await dropSchema(pool, FORMER);
}
