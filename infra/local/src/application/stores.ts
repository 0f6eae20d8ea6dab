import { join } from 'node:path';
import { pictureRules } from '@meikan/contracts';
import { type Datasets, openDatasets, startImporting, workspaceMigrations } from '@meikan/datasets';
import { type LogParts, openLogParts } from '@meikan/event-log';
import { type Footprints, footprintMigrations, openFootprints, startSweeping } from '@meikan/footprints';
import { openImageStore, openPictures, type Pictures } from '@meikan/images';
import { type Database, migrate, openDatabase, platformMigrations } from '@meikan/platform';
import { type Projections, startProjections } from '@meikan/projections';
import { reactorMigrations } from '@meikan/reactors';
import { openSearch, type SearchPort } from '@meikan/search';
import type { ApplicationOptions } from './application-options.ts';

/** Where everything is kept: the log and what is folded from it. */
export type Stores = LogParts & {
  readonly database: Database;
  readonly search: SearchPort;
  readonly projections: Projections;
  /** Who visited which page: no fold of the log. */
  readonly footprints: Footprints;
  /** What people uploaded. */
  readonly pictures: Pictures;
  /** What editors keep in a document workspace: a copy, no fold of the log. */
  readonly datasets: Datasets;
};

/** One pool serves all services; projections, listeners and the log's appends hold connections of it for good. */
const HELD_CONNECTIONS = 8;

function openPool({ configuration, databaseUrl, logger }: ApplicationOptions, opened: AsyncDisposableStack): Database {
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

/** In the bucket that is configured, else in the data folder. */
function openKeptPictures({ configuration, dataFolder }: ApplicationOptions, opened: AsyncDisposableStack): Pictures {
  const { store: address } = configuration.images;
  const store = openImageStore({ folder: join(dataFolder, 'images'), ...(address === undefined ? {} : { address }) });
  opened.defer(() => store.close());
  return openPictures(store, pictureRules);
}

/** Brings the schemas up to date and opens the stores; `opened` closes them, last opened first. */
export async function openStores(options: ApplicationOptions, opened: AsyncDisposableStack): Promise<Stores> {
  const { configuration, logger } = options;
  const database = openPool(options, opened);
  const { pool } = database;
  const { eventStore } = configuration;
  const parts = await openLogParts(opened, { pool, eventStore, kek: options.kek });
  const { log, decoder } = parts;
  await migrate(pool, platformMigrations);
  await migrate(pool, reactorMigrations);
  await migrate(pool, footprintMigrations);
  await migrate(pool, workspaceMigrations);
  const search = await openSearch(configuration.search, database);
  opened.defer(() => search.close());
  const projections = await startProjections({ log, decoder, pool, search, logger });
  opened.defer(() => projections.stop());
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
  const pictures = openKeptPictures(options, opened);
  return { database, ...parts, search, projections, footprints, pictures, datasets };
}
