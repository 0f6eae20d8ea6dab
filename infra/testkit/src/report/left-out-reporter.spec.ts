import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type InnerTests, innerTests } from '../testing/inner-tests.ts';
import { readShaky, readUnhandled, shakyLine } from './left-out.ts';

const TESTS = `
import { expect, test } from 'vitest';
let tries = 0;
test('passes at once', () => {});
test('passes on its second try', () => expect(++tries, 'the first try').toBe(2));
test('never passes', () => expect.fail('as ever'));
`;
const STRAYING = `
import { test } from 'vitest';
test('leaves a promise that nobody waits for', () => void Promise.reject(new TypeError('nobody waits')));
`;

/** Runs tests of which something fails, and answers once they have ended. */
async function run(inner: InnerTests): Promise<void> {
  const reporter = join(import.meta.dirname, 'vitest.left-out-reporter.ts');
  const words = [...inner.words, '--retry', '2', `--reporter=${reporter}`];
  const env = { ...process.env, MEIKAN_LEFT_OUT: inner.folder };
  await expect(promisify(execFile)(process.execPath, words, { env })).rejects.toMatchObject({ code: 1 });
}

test('a test that passes on a later try is listed with its attempts and reasons, and no other is', async () => {
  await using inner = await innerTests({ 'fixture.spec.ts': TESTS });
  await run(inner);
  expect(await readShaky(inner.folder)).toEqual([
    {
      file: expect.stringMatching(/^\.cache\/tests\/inner-\w+\/fixture\.spec\.ts$/),
      title: 'passes on its second try',
      attempts: 2,
      reasons: [expect.stringContaining('the first try')],
    },
  ]);
  expect(await readUnhandled(inner.folder)).toEqual([]);
});

test('an error outside of tests is listed with the running file and its message', async () => {
  await using inner = await innerTests({ 'fixture.spec.ts': STRAYING });
  await run(inner);
  const file = expect.stringMatching(/^\.cache\/tests\/inner-\w+\/fixture\.spec\.ts$/);
  expect(await readUnhandled(inner.folder)).toEqual([{ file, reason: 'TypeError: nobody waits' }]);
});

test('a shaky test is printed in one line', () => {
  expect(shakyLine({ file: 'a.spec.ts', title: 'works', attempts: 3, reasons: [] })).toBe(
    'shaky: a.spec.ts › works (attempts 3)',
  );
});
