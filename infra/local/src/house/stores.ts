import {
  type CommandHandler,
  codecs,
  createCommandHandler,
  createPostgresSubjectKeys,
  type DomainRecorded,
  type EventLog,
  eventLogMigrations,
  openEventLog,
  parseKek,
  type RecordedEvent,
  type SubjectKeys,
} from '@meikan/event-log';
import { type Footprints, footprintMigrations, openFootprints, startSweeping } from '@meikan/footprints';
import { type Database, migrate, openDatabase, platformMigrations } from '@meikan/platform';
import { type Projections, startProjections } from '@meikan/projections';
import { reactorMigrations } from '@meikan/reactors';
import { openSearch, type SearchPort } from '@meikan/search';
import { type Datasets, openDatasets, startImporting, workspaceMigrations } from '@meikan/workspace';
import type { HouseOptions } from './house-options.ts';

/** The codecs' way back from stored to domain events, with the keys at hand. */
export type Decoder = {
  decode(recorded: RecordedEvent): Promise<DomainRecorded>;
  decodeAll(page: readonly RecordedEvent[]): Promise<readonly DomainRecorded[]>;
};

/** Where everything is kept: the log and what is folded from it. */
export type Stores = {
  readonly database: Database;
  readonly log: EventLog;
  readonly keys: SubjectKeys;
  readonly handler: CommandHandler;
  readonly decoder: Decoder;
  readonly search: SearchPort;
  readonly projections: Projections;
  /** Who visited which page: no fold of the log. */
  readonly footprints: Footprints;
  /** What editors keep in a document workspace: a copy, no fold of the log. */
  readonly datasets: Datasets;
};

/** One pool serves all rooms; projections, listeners and the log's appends hold connections of it for good. */
const HELD_CONNECTIONS = 8;

function openPool({ configuration, databaseUrl, logger }: HouseOptions, opened: AsyncDisposableStack): Database {
  let closing = false;
  const database = openDatabase({
    url: databaseUrl,
    poolSize: configuration.database.poolSize + HELD_CONNECTIONS,
    applicationName: 'meikan',
    // While closing, PostgreSQL may be gone before the last connection has said goodbye.
    onError: (err) => closing || logger.warn({ err }, 'database connection lost'),
  });
  opened.defer(() => {
    closing = true;
    return database.end();
  });
  return database;
}

/** Brings the schemas up to date and opens the stores; `opened` closes them, last opened first. */
export async function openStores(options: HouseOptions, opened: AsyncDisposableStack): Promise<Stores> {
  const { configuration, logger } = options;
  const database = openPool(options, opened);
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  await migrate(pool, platformMigrations);
  await migrate(pool, reactorMigrations);
  await migrate(pool, footprintMigrations);
  await migrate(pool, workspaceMigrations);
  const log = openEventLog({ pool, eventStoreUrl: configuration.eventStore?.url ?? null });
  opened.defer(() => log.close());
  const keys = createPostgresSubjectKeys({ pool, kek: parseKek(options.kek) });
  const decoder: Decoder = {
    decode: (recorded) => codecs.decode(recorded, keys),
    decodeAll: (page) => codecs.decodeAll(page, keys),
  };
  const search = await openSearch(configuration.search, database);
  opened.defer(() => search.close());
  const projections = await startProjections({ log, decoder, pool, search, logger });
  opened.defer(() => projections.stop());
  const handler = createCommandHandler({ log, codecs, keys });
  const footprints = openFootprints(database, options.clock);
  const sweeping = startSweeping(footprints, logger);
  opened.defer(() => sweeping.stop());
  const importing = startImporting(configuration.notion, {
    database,
    publicUrl: configuration.http.publicUrl,
    logger,
  });
  opened.defer(() => importing.stop());
  const datasets = openDatasets(database);
  return { database, log, keys, handler, decoder, search, projections, footprints, datasets };
}
