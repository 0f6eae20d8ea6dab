import {
  codecs,
  createCommandHandler,
  createPostgresSubjectKeys,
  eventLogMigrations,
  openEventLog,
  parseKek,
} from '@meikan/event-log';
import {
  type Configuration,
  ConfigurationError,
  closeOnSignals,
  createLogger,
  createMetrics,
  createServer,
  type Database,
  health,
  loadConfiguration,
  type Mailer,
  mailboxPages,
  measureRequests,
  migrate,
  openDatabase,
  platformMigrations,
  postgresMailbox,
  smtpMailer,
  systemClock,
} from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { identitySettings } from './configuration.ts';
import { createIdentity } from './identity.ts';

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new ConfigurationError(`${name}: required to run identity apart`);
  return value;
}

/** SMTP where configured; otherwise a mailbox in PostgreSQL, with its page. */
async function openMailer(
  app: FastifyInstance,
  database: Database,
  { mail, production }: Configuration,
): Promise<Mailer> {
  if (mail.smtpUrl !== undefined) return smtpMailer({ url: mail.smtpUrl, from: mail.from });
  await migrate(database.pool, platformMigrations);
  const mailbox = postgresMailbox(database);
  if (mail.mailbox) await app.register(mailboxPages(mailbox, { production }));
  return mailbox;
}

/** Identity in a process of its own, configured by the environment (design.md 7). */
async function main(): Promise<void> {
  const configuration = loadConfiguration(process.env);
  const { http, log: logging, secrets } = configuration;
  const log = createLogger({ level: logging.level, name: 'identity' });
  const database = openDatabase({
    url: required(configuration.database.url, 'DATABASE_URL'),
    poolSize: configuration.database.poolSize,
    applicationName: 'identity',
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  await migrate(database.pool, { schema: 'event_log', migrations: eventLogMigrations });
  const eventLog = openEventLog({ pool: database.pool, eventStoreUrl: configuration.eventStore?.url ?? null });
  const keys = createPostgresSubjectKeys({ pool: database.pool, kek: parseKek(required(secrets.kek, 'MEIKAN_KEK')) });
  const app = await createServer({ logger: log, trustProxy: http.trustProxy, publicUrl: http.publicUrl });
  const metrics = createMetrics();
  measureRequests(app, metrics);
  const mailer = await openMailer(app, database, configuration);
  const identity = await createIdentity({
    settings: identitySettings(configuration),
    database,
    handler: createCommandHandler({ log: eventLog, codecs, keys }),
    mailer,
    clock: systemClock,
    log,
  });
  const checks = { database: () => sql`select 1`.execute(database.kysely()).then(() => undefined) };
  await app.register(health({ checks, metrics }));
  await app.register(identity.plugin);
  await app.listen({ host: http.host, port: http.port });
  const after = [() => identity.close(), () => mailer.close(), () => eventLog.close(), () => database.end()];
  await closeOnSignals(app, { after });
}

await main();
