import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../report/shaky-test.ts';

const TESTS = `
import { launchChromium } from '@meikan/testkit';
import { afterAll, afterEach, expect, test } from 'vitest';
const browser = await launchChromium();
const contexts = [];
async function open() {
  const context = await browser.newContext();
  contexts.push(context);
  await (await context.newPage()).setContent('<h1>名鑑</h1>');
}
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
afterAll(() => browser.close());
test('passes', open);
test('never passes', async () => {
  await open();
  expect.fail('as ever');
});
`;
const SETUP = join(root, 'infra/testkit/src/vitest-failures.ts');
let folder: string;

beforeAll(async () => {
  // Below the root, where the fixture finds Vitest.
  const cache = join(root, '.cache/tests');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'failing-'));
  await writeFile(join(folder, 'fixture.spec.ts'), TESTS);
  await writeFile(
    join(folder, 'vitest.config.js'),
    `export default { test: { setupFiles: [${JSON.stringify(SETUP)}] } };`,
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a test that fails leaves what its page showed at each try, and a trace of the second; one that passes leaves nothing', async () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const words = [vitest, 'run', '--root', folder, '--retry', '1', '--testTimeout=180000'];
  const env = { ...process.env, MEIKAN_FAILURES_FOLDER: join(folder, 'failures') };
  await expect(promisify(execFile)(process.execPath, words, { env })).rejects.toMatchObject({ code: 1 });
  expect(await readdir(join(folder, 'failures'))).toEqual(['never-passes']);
  const left = await readdir(join(folder, 'failures/never-passes'));
  const kinds = left.map((name) => name.replace(/-.{8}/, '')).toSorted();
  expect(kinds).toEqual(['0-0.png', '1-0.png', '1.zip']);
});
