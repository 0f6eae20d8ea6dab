import { type LogParts, openLogParts } from '@meikan/event-log';
import { createIdentity, type Identity, identitySettings } from '@meikan/identity';
import { createLogger, type Database, loadConfiguration, openDatabase, systemClock } from '@meikan/platform';
import { pagesOwnedAlone } from '@meikan/projections/read-model';
import { openMailer } from './application/open-mailer.ts';
import { dataFolderOf } from './data-folder.ts';
import { embeddedSecrets } from './embedded-secrets.ts';
import { findRunning } from './running.ts';

/** What a command works with. */
export type Beside = LogParts & { readonly database: Database; readonly identity: Identity };

/**
 * Opens the stores that the environment names, else those of the instance that runs on the data folder; `opened` closes them.
 * @param name of the command, for the log and the database. @throws Error when none runs
 */
export async function openBeside(name: string, opened: AsyncDisposableStack): Promise<Beside> {
  const configuration = loadConfiguration(process.env);
  const dataFolder = dataFolderOf(configuration);
  const databaseUrl = configuration.database.url ?? (await findRunning(dataFolder))?.databaseUrl;
  if (databaseUrl === undefined) throw new Error('動いている名鑑が見つかりません。先に npm start を実行してください。');
  const database = openDatabase({ url: databaseUrl, poolSize: 8, applicationName: name });
  opened.defer(() => database.end());
  const { pool } = database;
  const kek = configuration.secrets.kek ?? (await embeddedSecrets(dataFolder)).kek;
  const parts = await openLogParts(opened, { pool, eventStore: configuration.eventStore, kek });
  const { mailer } = openMailer(configuration, database, opened);
  const identity = await createIdentity({
    settings: identitySettings(configuration),
    ...{ database, handler: parts.handler, mailer, clock: systemClock },
    log: createLogger({ level: 'warn', name }),
    pagesOwnedAlone: (id) => pagesOwnedAlone(pool, id),
  });
  opened.defer(() => identity.close());
  return { ...parts, database, identity };
}
