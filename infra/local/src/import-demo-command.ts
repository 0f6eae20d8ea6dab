import { parseArgs } from 'node:util';
import { openDatasets } from '@meikan/datasets';
import { loadConfiguration } from '@meikan/platform';
import { z } from 'zod';
import { importDemoDatasets } from './demo/datasets/import-demo-datasets.ts';
import { DEMO_SEED, importDemoData } from './demo-data.ts';
import { openBeside } from './open-beside.ts';

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
  await using opened = new AsyncDisposableStack();
  const { database, handler, identity } = await openBeside('meikan-demo', opened);
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
