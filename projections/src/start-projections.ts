import type { EventLog } from '@meikan/event-log';
import type { SearchPort } from '@meikan/search';
import type { Pool } from 'pg';
import type { Unfoldable } from './page-fold/fold-rows.ts';
import { LIVING } from './read-model/tables.ts';
import { READ_MODEL_VERSION } from './read-model/version.ts';
import { followWatermarks, type Watermarks } from './read-model/wait-for.ts';
import { Rebuilds } from './rebuild/rebuilds.ts';
import { readCheckpoint } from './runner/checkpoint.ts';
import { ensureLiving } from './runner/ensure-living.ts';
import type { Decoder } from './runner/page-writer.ts';
import { type Logger, runDirectory } from './runner/run-directory.ts';
import { feedSearch } from './search-feed/feed-search.ts';

export type ProjectionsOptions = {
  readonly log: EventLog;
  readonly decoder: Decoder;
  readonly pool: Pool;
  readonly search: SearchPort;
  readonly logger: Logger;
};

export type Projections = {
  readonly watermarks: Watermarks;
  readonly rebuilds: Rebuilds;
  /** Waits until the read model has folded all that the log holds now. */
  caughtUp(options?: { readonly withinMs?: number }): Promise<boolean>;
  stop(): Promise<void>;
};

/**
 * Brings the read model to life and keeps it up with the log. Tables that another version of this code made are rebuilt beside
 * the living ones and swapped in; until then readers see the old ones.
 */
export async function startProjections(options: ProjectionsOptions): Promise<Projections> {
  const { log, decoder, pool, search, logger } = options;
  await ensureLiving(pool, log.start, READ_MODEL_VERSION);
  const stopping = new AbortController();
  const { signal } = stopping;
  const onParked = ({ stream, revision, type, error }: Unfoldable) =>
    logger.error({ stream, revision: String(revision), type, err: error }, 'event parked');
  const watermarks = await followWatermarks(pool);
  const rebuilds = new Rebuilds({ log, decoder, pool, onParked });
  const running = [
    runDirectory({ log, decoder, pool, logger, onParked, signal }),
    feedSearch({ pool, search, logger, signal }),
    renew(pool, rebuilds, logger),
  ];
  return {
    watermarks,
    rebuilds,
    caughtUp: async ({ withinMs = 30_000 } = {}) => (await watermarks.waitFor(await log.head(), { withinMs })).reached,
    async stop() {
      stopping.abort();
      await Promise.all(running);
      await watermarks.close();
    },
  };
}

/** Rebuilds tables that another version of the code made. */
async function renew(pool: Pool, rebuilds: Rebuilds, logger: Logger): Promise<void> {
  const living = await readCheckpoint(pool, LIVING);
  if (!living || living.version === READ_MODEL_VERSION) return;
  logger.info({ from: living.version, to: READ_MODEL_VERSION }, 'rebuilding the read model for a new version');
  await rebuilds.renew();
}
