import {
  codecs,
  createCommandHandler,
  createPostgresSubjectKeys,
  eventLogMigrations,
  openEventLog,
  parseKek,
} from '@meikan/event-log';
import { footprintMigrations, openFootprints } from '@meikan/footprints';
import { openAuthenticate, openOwnAccounts } from '@meikan/identity';
import {
  assertEveryRouteHasARule,
  ConfigurationError,
  closeOnSignals,
  createLogger,
  createMetrics,
  createSafeFetch,
  createServer,
  health,
  loadConfiguration,
  measureRequests,
  migrate,
  openDatabase,
  platformMigrations,
  recordRefusals,
  systemClock,
  uuidv7,
} from '@meikan/platform';
import { commandApi } from './command-api.ts';

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new ConfigurationError(`${name}: required to run the command API apart`);
  return value;
}

/** The write side in a process of its own, configured by the environment (design.md 7). As many of them may run as are wanted. */
async function main(): Promise<void> {
  const { http, database: base, log: logging, secrets, eventStore } = loadConfiguration(process.env);
  const logger = createLogger({ level: logging.level, name: 'command-api' });
  const database = openDatabase({
    url: required(base.url, 'DATABASE_URL'),
    poolSize: base.poolSize,
    applicationName: 'command-api',
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  await migrate(pool, platformMigrations);
  await migrate(pool, footprintMigrations);
  const log = openEventLog({ pool, eventStoreUrl: eventStore?.url ?? null });
  const keys = createPostgresSubjectKeys({ pool, kek: parseKek(required(secrets.kek, 'MEIKAN_KEK')) });
  const handler = createCommandHandler({ log, codecs, keys });
  const authenticate = await openAuthenticate({ database, clock: systemClock });
  const app = await createServer({
    logger,
    trustProxy: http.trustProxy,
    publicUrl: http.publicUrl,
    ...(http.rateLimits === 'off' ? { limits: 'off' as const } : {}),
    onRefused: recordRefusals(database, logger),
  });
  const metrics = createMetrics();
  measureRequests(app, metrics);
  await app.register(health({ checks: { log: async () => `head ${await log.head()}` }, metrics }));
  const ownAccount = await openOwnAccounts({ database, clock: systemClock });
  const addressOf = async (id: string) => (await ownAccount(id))?.email ?? null;
  const outside = { safeFetch: createSafeFetch(), footprints: openFootprints(database, systemClock), addressOf };
  await app.register(commandApi({ handler, log, authenticate, clock: systemClock, newId: uuidv7, ...outside }));
  assertEveryRouteHasARule(app);
  await app.listen({ host: http.host, port: http.port });
  await closeOnSignals(app, { after: [() => log.close(), () => database.end()] });
}

await main();
