import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@meikan/event-log';
import type { SearchPort } from '@meikan/search';
import type { Pool } from 'pg';
import type { Unfoldable } from './page-fold/fold-rows.ts';
import { READ_MODEL_VERSION } from './read-model/version.ts';
import { followWatermarks, type Watermarks } from './read-model/wait-for.ts';
import { Rebuilds } from './rebuild/rebuilds.ts';
import { openParking, type Parking } from './refold/parking.ts';
import { cleanUpHourly } from './runner/clean-up.ts';
import type { Decoder } from './runner/decode-page.ts';
import { ensureLiving } from './runner/ensure-living.ts';
import { type Logger, runDirectory } from './runner/run-directory.ts';
import { feedSearch } from './search-feed/feed-search.ts';

export type ProjectionsOptions = {
  readonly log: EventLog;
  readonly decoder: Decoder;
  readonly pool: Pool;
  readonly search: SearchPort;
  readonly logger: Logger;
};

export type Projections = Parking & {
  readonly watermarks: Watermarks;
  readonly rebuilds: Rebuilds;
  /** Waits until the tables are those of this version and have folded all that the log holds now. */
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
  const rebuilds = new Rebuilds({ log, decoder, pool, onParked, logger });
  const renewed = rebuilds.renew().then(
    () => true,
    (error: unknown) => {
      logger.error({ err: error }, 'the read model could not be renewed');
      return false;
    },
  );
  const tend = async () => {
    // Tables of another version are not those that these know.
    if (await renewed)
      await Promise.all([feedSearch({ pool, search, logger, signal }), cleanUpHourly(pool, logger, signal)]);
  };
  const running = [runDirectory({ log, decoder, pool, logger, onParked, signal }), tend()];
  return {
    ...openParking({ log, decoder, pool }),
    watermarks,
    rebuilds,
    async caughtUp({ withinMs = 30_000 } = {}) {
      const late = pause(withinMs, false, { ref: false });
      if (!(await Promise.race([renewed, late]))) return false;
      return (await watermarks.waitFor(await log.head(), { withinMs })).reached;
    },
    async stop() {
      stopping.abort();
      await Promise.all([rebuilds.close(), ...running]);
      await watermarks.close();
    },
  };
}
