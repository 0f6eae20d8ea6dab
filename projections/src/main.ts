import { codecs, createPostgresSubjectKeys, eventLogMigrations, openEventLog, parseKek } from '@meikan/event-log';
import {
  ConfigurationError,
  closeOnSignals,
  createLogger,
  createMetrics,
  createServer,
  health,
  loadConfiguration,
  migrate,
  openDatabase,
} from '@meikan/platform';
import { openSearch } from '@meikan/search';
import { measureProjections } from './metrics/measure-projections.ts';
import type { Decoder } from './runner/decode-page.ts';
import { startProjections } from './start-projections.ts';

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new ConfigurationError(`${name}: required to run the projections apart`);
  return value;
}

/** The runner's place, its writer, a rebuild and the listeners hold connections of their own. */
const HELD_CONNECTIONS = 8;
/** How far behind the log, in time, the tables may be for a process that is ready. */
const CATCH_UP_MS = 1_500;

/** The projections in a process of their own, configured by the environment (design.md 7). */
async function main(): Promise<void> {
  const configuration = loadConfiguration(process.env);
  const { http, secrets, eventStore } = configuration;
  const logger = createLogger({ level: configuration.log.level, name: 'projections' });
  const database = openDatabase({
    url: required(configuration.database.url, 'DATABASE_URL'),
    poolSize: configuration.database.poolSize + HELD_CONNECTIONS,
    applicationName: 'projections',
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  const log = openEventLog({ pool, eventStoreUrl: eventStore?.url ?? null });
  const keys = createPostgresSubjectKeys({ pool, kek: parseKek(required(secrets.kek, 'MEIKAN_KEK')) });
  const decoder: Decoder = {
    decode: (recorded) => codecs.decode(recorded, keys),
    decodeAll: (page) => codecs.decodeAll(page, keys),
  };
  const search = await openSearch(configuration.search, database);
  const projections = await startProjections({ log, decoder, pool, search, logger });

  const app = await createServer({ logger, trustProxy: http.trustProxy, publicUrl: http.publicUrl });
  const checks = {
    database: () => pool.query('select 1').then(() => undefined),
    log: async () => `head ${await log.head()}`,
    'read model': async () => {
      if (!(await projections.caughtUp({ withinMs: CATCH_UP_MS }))) throw new Error('is behind the log');
      return `at ${projections.watermarks.current()}, ${(await projections.parked()).length} parked`;
    },
  };
  const metrics = createMetrics({
    onCollectionFailure: (collection, err) => logger.warn({ err, collection }, 'figures could not be read'),
  });
  measureProjections(metrics, { log, pool });
  await app.register(health({ checks, metrics }));
  await app.listen({ host: http.host, port: http.port });
  const after = [() => projections.stop(), () => search.close(), () => log.close(), () => database.end()];
  await closeOnSignals(app, { after });
}

await main();
