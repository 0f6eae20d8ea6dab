import { type LogParts, openLogParts } from '@meikan/event-log';
import { createIdentity, type Identity, identitySettings } from '@meikan/identity';
import {
  type Configuration,
  createLogger,
  type Database,
  loadConfiguration,
  openDatabase,
  openMailer,
  systemClock,
} from '@meikan/platform';
import { pagesOwnedAlone } from '@meikan/projections/read-model';
import { dataFolderOf } from './data-folder.ts';
import { embeddedSecrets } from './embedded-secrets.ts';
import { findRunning } from './running.ts';

/** Where a command finds what the platform keeps. */
type DatabaseBeside = { readonly configuration: Configuration; readonly database: Database };
type LogBeside = DatabaseBeside & LogParts;

/**
 * Opens the database that the environment names, else that of the instance that runs on the data folder; `opened` closes it.
 * @param name of the command, which the database and the log of what it does show. @throws Error when none runs
 */
export async function openDatabaseBeside(name: string, opened: AsyncDisposableStack): Promise<DatabaseBeside> {
  const configuration = loadConfiguration(process.env);
  const databaseUrl = configuration.database.url ?? (await findRunning(dataFolderOf(configuration)))?.databaseUrl;
  if (databaseUrl === undefined) throw new Error('動いている名鑑が見つかりません。先に npm start を実行してください。');
  const database = openDatabase({ url: databaseUrl, poolSize: 8, applicationName: name });
  opened.defer(() => database.end());
  return { configuration, database };
}

/** The same with the log, for a command that reads or writes there. */
export async function openLogBeside(name: string, opened: AsyncDisposableStack): Promise<LogBeside> {
  const beside = await openDatabaseBeside(name, opened);
  const { configuration, database } = beside;
  const kek = configuration.secrets.kek ?? (await embeddedSecrets(dataFolderOf(configuration))).kek;
  const place = { pool: database.pool, eventStore: configuration.eventStore, kek };
  return { ...beside, ...(await openLogParts(opened, place)) };
}

/** With identity as well, for a command that opens or closes accounts. */
export async function openBeside(
  name: string,
  opened: AsyncDisposableStack,
): Promise<LogBeside & { readonly identity: Identity }> {
  const beside = await openLogBeside(name, opened);
  const { configuration, database, handler, keys } = beside;
  const { mailer } = await openMailer(configuration, database, opened);
  const identity = await createIdentity({
    settings: identitySettings(configuration),
    ...{ database, handler, keys, mailer, clock: systemClock },
    log: createLogger({ level: 'warn', name }),
    pagesOwnedAlone: (id) => pagesOwnedAlone(database.pool, id),
  });
  opened.defer(() => identity.close());
  return { ...beside, identity };
}
