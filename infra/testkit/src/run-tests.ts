import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installBrowser } from './browser/install-browser.ts';
import { forgetShaky, readShaky, root, shakyLine } from './report/shaky-test.ts';
import { readReport, reportFile } from './report/test-report.ts';

/** The app with the door of the chaos runs, in two releases: several files of tests use them, and building takes a while. */
const chaosBuilds = join(root, '.cache/tests/chaos-builds');

/** Runs a program in the root and answers its exit code. */
function run(program: string, ...words: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const env = { ...process.env, MEIKAN_CHAOS_BUILDS: chaosBuilds };
    const child = spawn(program, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}

function runTests(): Promise<number> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const shaky = join(import.meta.dirname, 'report/vitest.shaky-reporter.ts');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, `--reporter=${shaky}`];
  return run(process.execPath, vitest, 'run', ...reporters, ...process.argv.slice(2));
}

const buildForChaos = (release: string): Promise<number> =>
  run(process.execPath, join(root, 'infra/chaos/src/build/main.ts'), join(chaosBuilds, release), release);

/** Everything the tests need, then the tests; the first step that fails ends it. */
async function prepareAndRun(): Promise<number> {
  await Promise.all([rm(reportFile, { force: true }), forgetShaky()]);
  await installBrowser();
  const steps = [
    () => run('npm', 'run', 'build:pwa'),
    async () => Math.max(...(await Promise.all(['first', 'second'].map(buildForChaos)))),
    runTests,
  ];
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

const code = await prepareAndRun();
const { passed, failed, skipped } = await readReport();
for (const name of skipped) console.log(`skipped: ${name}`);
for (const test of await readShaky()) console.log(shakyLine(test));
for (const name of failed) console.log(`failed: ${name}`);
console.log(`Tests: ${passed} of ${passed + failed.length + skipped.length} passed.`);
process.exitCode = code === 0 && failed.length > 0 ? 1 : code;
