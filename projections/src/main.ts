import { openServiceLog } from '@meikan/event-log';
import { runService, serve } from '@meikan/platform';
import { openSearch } from '@meikan/search';
import { measureProjections } from './metrics/measure-projections.ts';
import { startProjections } from './start-projections.ts';

/** The runner's place, its writer, a rebuild and the listeners hold connections of their own. */
const HELD_CONNECTIONS = 8;
/** How far behind the log, in time, the tables may be for a process that is ready. */
const CATCH_UP_MS = 1_500;

/** The projections in a process of their own; one of them runs, the others wait to take over. */
await runService({
  name: 'projections',
  async open(service) {
    const { configuration, logger, opened } = service;
    const { database, log, decoder } = await openServiceLog(service, HELD_CONNECTIONS);
    const { pool } = database;
    const search = await openSearch(configuration.search, database);
    opened.defer(() => search.close());
    const projections = await startProjections({ log, decoder, pool, search, logger });
    opened.defer(() => projections.stop());
    return serve(service, {
      checks: {
        database: () => pool.query('select 1').then(() => undefined),
        log: async () => `head ${await log.head()}`,
        'read model': async () => {
          if (!(await projections.caughtUp({ withinMs: CATCH_UP_MS }))) throw new Error('is behind the log');
          return `at ${projections.watermarks.current()}, ${(await projections.parked()).length} parked`;
        },
      },
      measure: (metrics) => measureProjections(metrics, { log, pool }),
    });
  },
});
