import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, shakyLine } from './shaky-test.ts';

const TESTS = `
import { expect, test } from 'vitest';
let tries = 0;
test('passes at once', () => {});
test('passes on its second try', () => expect(++tries, 'the first try').toBe(2));
test('never passes', () => expect.fail('as ever'));
`;
let folder: string;

beforeAll(async () => {
  // Below the root, where the fixture finds Vitest.
  const cache = join(root, '.cache/tests');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'shaky-'));
  await writeFile(join(folder, 'fixture.spec.ts'), TESTS);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a test that passes on a later try is listed with its attempts and reasons, and no other is', async () => {
  const shakyFile = join(folder, 'shaky.json');
  const reporter = join(import.meta.dirname, 'vitest.shaky-reporter.ts');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const words = [vitest, 'run', '--root', folder, '--retry', '2', `--reporter=${reporter}`];
  const env = { ...process.env, MEIKAN_SHAKY_FILE: shakyFile };
  await expect(promisify(execFile)(process.execPath, words, { env })).rejects.toMatchObject({ code: 1 });
  const shaky = JSON.parse(await readFile(shakyFile, 'utf8'));
  expect(shaky).toEqual([
    {
      file: expect.stringMatching(/^\.cache\/tests\/shaky-\w+\/fixture\.spec\.ts$/),
      title: 'passes on its second try',
      attempts: 2,
      reasons: [expect.stringContaining('the first try')],
    },
  ]);
});

test('a shaky test is told in one line', () => {
  expect(shakyLine({ file: 'a.spec.ts', title: 'works', attempts: 3, reasons: [] })).toBe(
    'shaky: a.spec.ts › works (attempts 3)',
  );
});
