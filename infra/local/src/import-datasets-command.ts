import { importFromNotion, workspaceMigrations } from '@meikan/datasets';
import { createLogger, loadConfiguration, migrate } from '@meikan/platform';
import { openDatabaseBeside } from './open-beside.ts';

const NAME = 'meikan-datasets';

/** `npm run datasets`: takes the datasets of the document workspace over once, into the running instance or DATABASE_URL. */
async function importWorkspace(): Promise<boolean> {
  const { notion, http } = loadConfiguration(process.env);
  if (notion === undefined) throw new Error('NOTION_TOKEN と、4つのデータベースの ID を設定してください。');
  await using opened = new AsyncDisposableStack();
  const { database } = await openDatabaseBeside(NAME, opened);
  await migrate(database.pool, workspaceMigrations);
  const logger = createLogger({ level: 'warn', name: NAME });
  const results = await importFromNotion(notion, {
    database,
    publicUrl: http.publicUrl,
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
