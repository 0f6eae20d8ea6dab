import type { ReadinessCheck } from '@meikan/platform';
import type { Stores } from './stores.ts';

const CATCH_UP_MS = 1_500;

/** The parts that `/ready` names. */
export function readiness({ database, log, projections, search }: Stores): Readonly<Record<string, ReadinessCheck>> {
  return {
    database: async () => {
      await database.pool.query('select 1');
      return undefined;
    },
    log: async () => `head ${await log.head()}`,
    'read model': async () => {
      const caughtUp = await projections.caughtUp({ withinMs: CATCH_UP_MS });
      if (!caughtUp) throw new Error('is behind the log');
      return `at ${projections.watermarks.current()}`;
    },
    search: async () => {
      const { ok, engine, documents } = await search.health();
      if (!ok) throw new Error(`${engine} does not answer`);
      return `${engine}, ${documents} documents`;
    },
  };
}
