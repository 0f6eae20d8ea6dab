import { parseArgs } from 'node:util';
import { openDatasets } from '@meikan/datasets';
import { openLogParts } from '@meikan/event-log';
import { createIdentity, identitySettings } from '@meikan/identity';
import { createLogger, loadConfiguration, openDatabase, postgresMailbox, systemClock } from '@meikan/platform';
import { pagesOwnedAlone } from '@meikan/projections/read-model';
import { z } from 'zod';
import { dataFolderOf } from './data-folder.ts';
import { importDemoDatasets } from './demo/datasets/import-demo-datasets.ts';
import { DEMO_SEED, importDemoData } from './demo-data.ts';
import { embeddedSecrets } from './embedded-secrets.ts';
import { findRunning } from './running.ts';

const options = z.object({
  size: z.enum(['small', 'large']).default('small'),
  seed: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .default(DEMO_SEED),
});

/** `npm run demo -- --size small|large --seed N`: imports demo data into the running instance, through the command road. */
async function importIntoRunning(): Promise<void> {
  const { values } = parseArgs({ options: { size: { type: 'string' }, seed: { type: 'string' } } });
  const scale = options.parse(values);
  const configuration = loadConfiguration(process.env);
  if (configuration.production) throw new Error('本番ではデモデータを入れられません。');
  const dataFolder = dataFolderOf(configuration);
  const databaseUrl = configuration.database.url ?? (await findRunning(dataFolder))?.databaseUrl;
  if (databaseUrl === undefined) throw new Error('動いている名鑑が見つかりません。先に npm start を実行してください。');
  await using opened = new AsyncDisposableStack();
  const database = openDatabase({ url: databaseUrl, poolSize: 8, applicationName: 'meikan-demo' });
  opened.defer(() => database.end());
  const { pool } = database;
  const kek = configuration.secrets.kek ?? (await embeddedSecrets(dataFolder)).kek;
  const { handler } = await openLogParts(opened, { pool, eventStore: configuration.eventStore, kek });
  const identity = await createIdentity({
    settings: identitySettings(configuration),
    database,
    handler,
    mailer: postgresMailbox(database),
    clock: systemClock,
    log: createLogger({ level: 'warn', name: 'meikan-demo' }),
    pagesOwnedAlone: (id) => pagesOwnedAlone(pool, id),
  });
  opened.defer(() => identity.close());
  const { commands, appended } = await importDemoData({ handler, identity, ...scale });
  if (configuration.notion === undefined) await importDemoDatasets(openDatasets(database));
  process.stdout.write(`コマンド ${commands} 件を送り、${appended} 件が新しく記録されました。\n`);
}

try {
  await importIntoRunning();
} catch (error) {
  process.stderr.write(
    `デモデータを入れられませんでした。\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
