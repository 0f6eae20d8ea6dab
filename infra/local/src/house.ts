import { join } from 'node:path';
import { commandApi } from '@meikan/command-api';
import { uploadImage } from '@meikan/contracts';
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
import { createIdentity, type Identity, identitySettings } from '@meikan/identity';
import { imagesPlugin, openImageStore, openPictures } from '@meikan/images';
import {
  assertEveryRouteHasARule,
  type Configuration,
  createMetrics,
  createServer,
  health,
  type Logger,
  type Mailer,
  mailboxPages,
  measureRequests,
  migrate,
  openApi,
  openDatabase,
  platformMigrations,
  postgresMailbox,
  smtpMailer,
  systemClock,
  uuidv7,
} from '@meikan/platform';
import { type Projections, startProjections } from '@meikan/projections';
import { allReactors, reactorMigrations, startReactors } from '@meikan/reactors';
import { pages, readApi } from '@meikan/read-api';
import { openSearch } from '@meikan/search';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from './page-policy.ts';

export type HouseOptions = {
  readonly configuration: Configuration;
  readonly databaseUrl: string;
  /** Base64, 32 bytes. */
  readonly kek: string;
  /** Where uploaded pictures are kept when no bucket is configured. */
  readonly dataFolder: string;
  /** Folder of the built PWA. */
  readonly pwaDist: string;
  readonly logger: Logger;
  readonly clock?: typeof systemClock;
};

/** All rooms in one process, ready to listen. Disposing it ends everything but the HTTP server, last opened first. */
export type House = AsyncDisposable & {
  readonly app: FastifyInstance;
  readonly log: EventLog;
  readonly handler: CommandHandler;
  readonly projections: Projections;
  readonly identity: Identity;
};

/** One pool serves all rooms; projections, listeners and the log's appends hold connections of it for good. */
const HELD_CONNECTIONS = 8;

export async function openHouse(options: HouseOptions): Promise<House> {
  const { configuration, logger, clock = systemClock } = options;
  await using opened = new AsyncDisposableStack();
  const database = openDatabase({
    url: options.databaseUrl,
    poolSize: configuration.database.poolSize + HELD_CONNECTIONS,
    applicationName: 'meikan',
    // While closing, PostgreSQL may be gone before the last connection has said goodbye.
    onError: (err) => opened.disposed || logger.warn({ err }, 'database connection lost'),
  });
  opened.defer(() => database.end());
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  await migrate(pool, platformMigrations);
  await migrate(pool, reactorMigrations);
  const log = openEventLog({ pool, eventStoreUrl: configuration.eventStore?.url ?? null });
  opened.defer(() => log.close());
  const keys = createPostgresSubjectKeys({ pool, kek: parseKek(options.kek) });
  const handler = createCommandHandler({ log, codecs, keys });
  const search = await openSearch(configuration.search, database);
  opened.defer(() => search.close());
  const decoder = {
    decode: (recorded: Parameters<typeof codecs.decode>[0]) => codecs.decode(recorded, keys),
    decodeAll: (page: Parameters<typeof codecs.decodeAll>[0]) => codecs.decodeAll(page, keys),
  };
  const projections = await startProjections({ log, decoder, pool, search, logger });
  opened.defer(() => projections.stop());
  const mailbox = configuration.mail.mailbox ? postgresMailbox(database) : undefined;
  const mailer: Mailer =
    mailbox ?? smtpMailer({ url: configuration.mail.smtpUrl ?? '', from: configuration.mail.from });
  const identity = await createIdentity({
    settings: identitySettings(configuration),
    database,
    handler,
    mailer,
    clock,
    log: logger,
  });
  opened.defer(() => identity.close());
  const reactors = await startReactors({
    log,
    decode: decoder.decode,
    pool,
    reactors: allReactors,
    logger,
    effects: {
      handler,
      mailer,
      publicUrl: configuration.http.publicUrl,
      setAccountDisabled: (id, disabled) => identity.setDisabled(accountId(id), disabled),
      addressOf: async (id) => (await identity.accounts.byId(accountId(id)))?.email ?? null,
    },
  });
  opened.defer(() => reactors.stop());

  const { authenticate } = identity;
  const app = await createServer({
    logger,
    trustProxy: configuration.http.trustProxy,
    publicUrl: configuration.http.publicUrl,
    security: {
      ...(await pagePolicy(options.pwaDist)),
      ...(configuration.identity.external ? { issuer: configuration.identity.external.issuer } : {}),
    },
    ...(configuration.http.rateLimits === 'off' ? { limits: 'off' as const } : {}),
  });
  const metrics = createMetrics();
  measureRequests(app, metrics);
  const checks = {
    database: async () => void (await pool.query('select 1')),
    log: async () => `head ${await log.head()}`,
    'read model': async () => ready(await projections.caughtUp({ withinMs: 1_500 }), 'is behind the log'),
    search: async () => {
      const { ok, engine, documents } = await search.health();
      return ready(ok, 'does not answer', `${engine}, ${documents} documents`);
    },
  };
  await app.register(health({ checks, metrics }));
  await app.register(openApi({ title: '名鑑 API', version: '0.1.0' }));
  await identity.plugin(app);
  if (mailbox) await app.register(mailboxPages(mailbox, { production: configuration.production }));
  const store = openImageStore({
    folder: join(options.dataFolder, 'images'),
    ...addressOf(configuration.images.store),
  });
  await app.register(imagesPlugin({ pictures: openPictures(store), authenticate, uploadCall: uploadImage }));
  await app.register(commandApi({ handler, log, authenticate, clock, newId: uuidv7 }));
  await app.register(readApi({ database, watermarks: projections.watermarks, search, authenticate, clock }));
  await app.register(pages({ dist: options.pwaDist, database, publicUrl: configuration.http.publicUrl }));
  assertEveryRouteHasARule(app);
  const held = opened.move();
  return { app, log, handler, projections, identity, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

const addressOf = (store: string | undefined) => (store === undefined ? {} : { address: store });

function ready(isReady: boolean, whyNot: string, detail?: string): string | undefined {
  if (!isReady) throw new Error(whyNot);
  return detail;
}
