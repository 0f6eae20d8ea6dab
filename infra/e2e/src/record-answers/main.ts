import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import { fetchDemoToken } from '@meikan/identity';
import { DEMO_ACCOUNTS } from '@meikan/local';
import { importDemoInto, serveApplication } from '../test-app/serve-application.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Runs the tests of pages and dialogs; `words` are Vitest's. */
function runUiTests(recordFrom: object, words: readonly string[]): Promise<number> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, MEIKAN_RECORD_FROM: JSON.stringify(recordFrom) };
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [vitest, 'run', '--project=ui', '--project=long-ui', ...words], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}

/**
 * `npm run record`: asks an instance with the small demo what the tests of pages and dialogs ask, and keeps its answers for
 * them. With names of files, for those only; without, all are asked anew, and what no test asks any more is forgotten.
 */
async function record(words: readonly string[]): Promise<number> {
  await using opened = new AsyncDisposableStack();
  const dataFolder = await mkdtemp(join(tmpdir(), 'meikan-record-'));
  opened.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres') });
  opened.defer(() => server.stop());
  const place = { databaseUrl: server.url, dataFolder };
  await importDemoInto(place);
  const { url } = opened.use(await serveApplication(place));
  const tokens: Record<string, string> = {};
  for (const [role, account] of Object.entries(DEMO_ACCOUNTS)) tokens[role] = await fetchDemoToken(url, account);
  if (words.length === 0) await rm(join(root, 'pwa/src/app/testing/answers'), { recursive: true, force: true });
  return await runUiTests({ url, tokens }, words);
}

process.exitCode = await record(process.argv.slice(2));
