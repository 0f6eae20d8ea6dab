import { importFromNotion, workspaceMigrations } from '@meikan/datasets';
import { createLogger, loadConfiguration, migrate, openDatabase } from '@meikan/platform';
import { dataFolderOf } from './data-folder.ts';
import { findRunning } from './running.ts';

/** `npm run datasets`: takes the datasets of the document workspace over once, into the running instance or DATABASE_URL. */
async function importWorkspace(): Promise<boolean> {
  const configuration = loadConfiguration(process.env);
  const { notion } = configuration;
  if (notion === undefined) throw new Error('NOTION_TOKEN と、4つのデータベースの ID を設定してください。');
  const databaseUrl = configuration.database.url ?? (await findRunning(dataFolderOf(configuration)))?.databaseUrl;
  if (databaseUrl === undefined) throw new Error('動いている名鑑が見つかりません。先に npm start を実行してください。');
  await using opened = new AsyncDisposableStack();
  const database = openDatabase({ url: databaseUrl, poolSize: 2, applicationName: 'meikan-datasets' });
  opened.defer(() => database.end());
  await migrate(database.pool, workspaceMigrations);
  const logger = createLogger({ level: 'warn', name: 'meikan-datasets' });
  const results = await importFromNotion(notion, {
    database,
    publicUrl: configuration.http.publicUrl,
    logger,
  });
  for (const [dataset, result] of results) {
    const words =
      result.kind === 'failed'
        ? '読めませんでした'
        : `追加 ${result.added}、変更 ${result.changed}、削除 ${result.removed}、読めない行 ${result.broken}`;
    process.stdout.write(`${dataset}: ${words}\n`);
  }
  return [...results.values()].every(({ kind }) => kind === 'imported');
}

try {
  if (!(await importWorkspace())) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`取り込めませんでした。\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
