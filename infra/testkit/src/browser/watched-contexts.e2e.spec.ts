import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { innerTests } from '../testing/inner-tests.ts';

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
const CONFIG = `export default { test: { setupFiles: [${JSON.stringify(SETUP)}] } };`;

test('a failing test leaves a screenshot of each try and a trace of the second; a passing one leaves nothing', async () => {
  await using inner = await innerTests({ 'fixture.spec.ts': TESTS, 'vitest.config.js': CONFIG });
  const failures = join(inner.folder, 'failures');
  const words = [...inner.words, '--retry', '1', '--testTimeout=180000'];
  const env = { ...process.env, MEIKAN_FAILURES_FOLDER: failures };
  await expect(promisify(execFile)(process.execPath, words, { env })).rejects.toMatchObject({ code: 1 });
  expect(await readdir(failures)).toEqual(['never-passes']);
  const left = await readdir(join(failures, 'never-passes'));
  const kinds = left.map((name) => name.replace(/-.{8}/, '')).toSorted();
  expect(kinds).toEqual(['0-0.png', '1-0.png', '1.zip']);
});
