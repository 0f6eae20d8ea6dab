import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { innerTests } from '../testing/inner-tests.ts';
import { shakyLine } from './shaky-test.ts';

const TESTS = `
import { expect, test } from 'vitest';
let tries = 0;
test('passes at once', () => {});
test('passes on its second try', () => expect(++tries, 'the first try').toBe(2));
test('never passes', () => expect.fail('as ever'));
`;
test('a test that passes on a later try is listed with its attempts and reasons, and no other is', async () => {
  await using inner = await innerTests({ 'fixture.spec.ts': TESTS });
  const shakyFile = join(inner.folder, 'shaky.json');
  const reporter = join(import.meta.dirname, 'vitest.shaky-reporter.ts');
  const words = [...inner.words, '--retry', '2', `--reporter=${reporter}`];
  const env = { ...process.env, MEIKAN_SHAKY_FILE: shakyFile };
  await expect(promisify(execFile)(process.execPath, words, { env })).rejects.toMatchObject({ code: 1 });
  const shaky = JSON.parse(await readFile(shakyFile, 'utf8'));
  expect(shaky).toEqual([
    {
      file: expect.stringMatching(/^\.cache\/tests\/inner-\w+\/fixture\.spec\.ts$/),
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
