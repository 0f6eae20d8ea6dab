import {
  codecs,
  createCommandHandler,
  createPostgresSubjectKeys,
  eventLogMigrations,
  openEventLog,
  parseKek,
} from '@meikan/event-log';
import { openAuthenticate, openOwnAccounts } from '@meikan/identity';
import {
  assertEveryRouteHasARule,
  ConfigurationError,
  closeOnSignals,
  createLogger,
  createMetrics,
  createServer,
  type Database,
  health,
  type Logger,
  loadConfiguration,
  measureRequests,
  migrate,
  openDatabase,
  platformMigrations,
  recordRefusals,
  systemClock,
  uuidv7,
} from '@meikan/platform';
import { openParking, type RebuildOptions, Rebuilds } from '@meikan/projections';
import { auditApi } from './audit-api.ts';
import type { AuditApiDeps } from './edge/deps.ts';

/** A rebuild holds its place, its writer and its readers beside the calls that watch it. */
const HELD_CONNECTIONS = 8;

type Wanted = {
  readonly configuration: ReturnType<typeof loadConfiguration>;
  readonly url: string;
  readonly kek: Buffer;
};

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new ConfigurationError(`${name}: 監査を単独で動かすには、この設定が必要です。`);
  return value;
}

function readEnvironment(): Wanted {
  const configuration = loadConfiguration(process.env);
  return {
    configuration,
    url: required(configuration.database.url, 'DATABASE_URL'),
    kek: parseKek(required(configuration.secrets.kek, 'MEIKAN_KEK')),
  };
}

type Opened = Pick<AuditApiDeps, 'database' | 'log' | 'keys' | 'rebuilds' | 'parking'>;

async function openParts(database: Database, wanted: Wanted, logger: Logger): Promise<Opened> {
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  await migrate(pool, platformMigrations);
  const log = openEventLog({ pool, eventStoreUrl: wanted.configuration.eventStore?.url ?? null });
  const keys = createPostgresSubjectKeys({ pool, kek: wanted.kek });
  const decoder: RebuildOptions['decoder'] = {
    decode: (recorded) => codecs.decode(recorded, keys),
    decodeAll: (page) => codecs.decodeAll(page, keys),
  };
  const onParked: RebuildOptions['onParked'] = ({ stream, revision, type, error }) =>
    logger.error({ stream, revision: String(revision), type, err: error }, 'event parked');
  const rebuilds = new Rebuilds({ log, decoder, pool, onParked, logger });
  return { database, log, keys, rebuilds, parking: openParking({ log, decoder, pool }) };
}

async function openServer({ configuration }: Wanted, { database, log }: Opened, logger: Logger) {
  const { http } = configuration;
  const app = await createServer({
    logger,
    trustProxy: http.trustProxy,
    publicUrl: http.publicUrl,
    ...(http.rateLimits === 'off' ? { limits: 'off' as const } : {}),
    onRefused: recordRefusals(database, logger),
  });
  const metrics = createMetrics();
  measureRequests(app, metrics);
  const checks = {
    log: async () => `head ${await log.head()}`,
    'read model': async () => {
      const { rows } = await database.pool.query('select position from read_model.checkpoint');
      return `position ${rows[0]?.position}`;
    },
  };
  await app.register(health({ checks, metrics }));
  return app;
}

/** Audit in a process of its own, configured by the environment (design.md 7). Rebuilds that admins start run here. */
async function main(wanted: Wanted): Promise<void> {
  const { http, database: base, log: logging } = wanted.configuration;
  const logger = createLogger({ level: logging.level, name: 'audit' });
  const database = openDatabase({
    url: wanted.url,
    poolSize: base.poolSize + HELD_CONNECTIONS,
    applicationName: 'audit',
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  const parts = await openParts(database, wanted, logger);
  const app = await openServer(wanted, parts, logger);
  const { log, keys, rebuilds } = parts;
  const handler = createCommandHandler({ log, codecs, keys });
  const authenticate = await openAuthenticate({ database, clock: systemClock });
  const ownAccount = await openOwnAccounts({ database, clock: systemClock });
  await app.register(
    auditApi({ ...parts, handler, codecs, ownAccount, authenticate, clock: systemClock, newId: uuidv7 }),
  );
  assertEveryRouteHasARule(app);
  await app.listen({ host: http.host, port: http.port });
  await closeOnSignals(app, { after: [() => rebuilds.close(), () => log.close(), () => database.end()] });
}

try {
  await main(readEnvironment());
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`監査（audit）を始められませんでした。\n${error.message}\n`);
  process.exitCode = 1;
}
