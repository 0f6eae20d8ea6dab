import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installBrowser } from './browser/install-browser.ts';
import { forgetLeftOut, readShaky, shakyLine } from './report/left-out.ts';
import { profileTiers } from './report/profile-tiers.ts';
import { readReport, reportFile } from './report/test-report.ts';
import { root } from './root.ts';
import { SEED } from './seed.ts';

const words = process.argv.slice(2);
const cache = join(root, '.cache/tests');
/** The app with the hooks of the chaos runs, in two releases: several files of tests use them, and building takes a while. */
const chaosBuilds = join(cache, 'chaos-builds');
/** What Node has compiled: many tests start a program of ours, which is most of what a start costs. */
const compiled = join(cache, 'compiled');
/** What browser tests of the last run left that failed. */
const leftBehind = ['failures', 'attachments'].map((name) => join(cache, name));

/** What guards a merge tries the same values of chance each time, and draws pages with the React that is handed out. The long run looks for more. */
const guardsMerge = words.includes('--project=!long*');
const seed = process.env.MEIKAN_SEED ?? (guardsMerge ? `${SEED}` : `${randomInt(2 ** 31)}`);
const react = process.env.MEIKAN_REACT ?? (guardsMerge ? 'production' : 'development');

const env = {
  ...process.env,
  MEIKAN_SEED: seed,
  MEIKAN_REACT: react,
  MEIKAN_CHAOS_BUILDS: chaosBuilds,
  NODE_COMPILE_CACHE: compiled,
};

/** Runs a program in the root and answers its exit code. */
function run(program: string, ...words: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(program, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}

function runTests(words: readonly string[]): Promise<number> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const own = ['left-out', 'standing'].map((name) => join(import.meta.dirname, `report/vitest.${name}-reporter.ts`));
  const reporters = ['default', 'json', ...own].map((reporter) => `--reporter=${reporter}`);
  return run(process.execPath, vitest, 'run', ...reporters, `--outputFile.json=${reportFile}`, ...words);
}

const buildForChaos = (release: string): Promise<number> =>
  run(process.execPath, join(root, 'infra/chaos/src/build/main.ts'), join(chaosBuilds, release), release);

/** Everything the tests need; the first step that fails ends it. */
async function prepare(): Promise<number> {
  await Promise.all([
    forgetLeftOut(),
    ...[reportFile, ...leftBehind].map((path) => rm(path, { recursive: true, force: true })),
  ]);
  await installBrowser();
  const code = await run('npm', 'run', 'build:pwa');
  return code === 0 ? Math.max(...(await Promise.all(['first', 'second'].map(buildForChaos)))) : code;
}

/** Runs the tests and names those that were skipped, shaky or failed; the failed ones last, with their reasons. */
async function runAndTell(words: readonly string[]): Promise<number> {
  const code = await runTests(words);
  const { passed, failed, skipped } = await readReport();
  console.log(`MEIKAN_SEED=${seed}`);
  for (const name of skipped) console.log(`skipped: ${name}`);
  for (const test of await readShaky()) console.log(shakyLine(test));
  for (const name of failed) console.log(`failed: ${name}`);
  if (code !== 0 && failed.length === 0) console.log(`failed: the runner ended with ${code}, and named no reason`);
  console.log(`Tests: ${passed} of ${passed + failed.length + skipped.length} passed.`);
  return code === 0 && failed.length > 0 ? 1 : code;
}

/** What was asked for; the tests only where everything they need is there. */
async function prepareAndRun(): Promise<number> {
  if (words.includes('--profile')) return profileTiers({ prepare, run: runAndTell });
  return (await prepare()) || (await runAndTell(words));
}

process.exitCode = await prepareAndRun();
