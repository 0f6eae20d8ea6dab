import { accountId } from '@meikan/domain';
import {
  type CommandHandler,
  codecs,
  createCommandHandler,
  createPostgresSubjectKeys,
  type EventLog,
  eventLogMigrations,
  openEventLog,
  parseKek,
} from '@meikan/event-log';
import { footprintMigrations, openFootprints, startSweeping } from '@meikan/footprints';
import { createIdentity, type Identity, identitySettings } from '@meikan/identity';
import {
  type Database,
  type Mailer,
  migrate,
  platformMigrations,
  postgresMailbox,
  smtpMailer,
  systemClock,
} from '@meikan/platform';
import { allReactors, measureReactors, reactorMigrations, startReactors } from '@meikan/reactors';
import { startImporting, workspaceMigrations } from '@meikan/workspace';
import { type Apart, openDatabaseOf, required, runApart } from './run-apart.ts';

/** The reactors' place and the log's listener hold connections of their own. */
const HELD_CONNECTIONS = 4;

/** Without SMTP mails are kept in PostgreSQL; the page that shows them is identity's. */
async function openMailer({ configuration, opened }: Apart, database: Database): Promise<Mailer> {
  const { smtpUrl, from } = configuration.mail;
  if (smtpUrl === undefined) await migrate(database.pool, platformMigrations);
  const mailer = smtpUrl === undefined ? postgresMailbox(database) : smtpMailer({ url: smtpUrl, from });
  opened.defer(() => mailer.close());
  return mailer;
}

type Parts = {
  readonly database: Database;
  readonly log: EventLog;
  readonly handler: CommandHandler;
  readonly mailer: Mailer;
  readonly decode: Parameters<typeof startReactors>[0]['decode'];
};

async function openParts(apart: Apart): Promise<Parts> {
  const { configuration, opened } = apart;
  const kek = parseKek(required(configuration.secrets.kek, 'MEIKAN_KEK'));
  const database = openDatabaseOf(apart, HELD_CONNECTIONS);
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  await migrate(pool, reactorMigrations);
  const log = openEventLog({ pool, eventStoreUrl: configuration.eventStore?.url ?? null });
  opened.defer(() => log.close());
  const keys = createPostgresSubjectKeys({ pool, kek });
  const handler = createCommandHandler({ log, codecs, keys });
  const mailer = await openMailer(apart, database);
  return { database, log, handler, mailer, decode: (recorded) => codecs.decode(recorded, keys) };
}

/** What reactions do to accounts is identity's to do. */
async function openIdentity({ configuration, logger, opened }: Apart, parts: Parts): Promise<Identity> {
  const settings = identitySettings(configuration);
  const { database, handler, mailer } = parts;
  const identity = await createIdentity({ settings, database, handler, mailer, clock: systemClock, log: logger });
  opened.defer(() => identity.close());
  return identity;
}

/**
 * The reactors in a process of their own; one of them runs, the others wait to take over. The room may not look into
 * `identity`, so it is joined with it here. Answers operators only.
 */
await runApart('reactors', async (apart) => {
  const parts = await openParts(apart);
  const identity = await openIdentity(apart, parts);
  const { database, log, handler, mailer, decode } = parts;
  await migrate(database.pool, footprintMigrations);
  const footprints = openFootprints(database, systemClock);
  const sweeping = startSweeping(footprints, apart.logger);
  apart.opened.defer(() => sweeping.stop());
  await migrate(database.pool, workspaceMigrations);
  const { http, notion } = apart.configuration;
  const importing = startImporting(notion, { database, publicUrl: http.publicUrl, logger: apart.logger });
  apart.opened.defer(() => importing.stop());
  const reactors = await startReactors({
    log,
    decode,
    pool: database.pool,
    reactors: allReactors,
    logger: apart.logger,
    effects: {
      handler,
      mailer,
      publicUrl: apart.configuration.http.publicUrl,
      setAccountDisabled: (id, disabled) => identity.setDisabled(accountId(id), disabled),
      addressOf: async (id) => (await identity.accounts.byId(accountId(id)))?.email ?? null,
      forgetFootprints: (id) => footprints.forget(id),
    },
  });
  apart.opened.defer(() => reactors.stop());
  return {
    checks: { log: async () => `head ${await log.head()}` },
    measure: (metrics) => measureReactors(metrics, { log, pool: database.pool, reactors: allReactors }),
  };
});
