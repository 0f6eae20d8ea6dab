import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNHANDLED, type UnhandledError } from './left-out.ts';
import { readReport } from './test-report.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-report-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function reportOf(
  testResults: readonly object[],
  unhandled: readonly UnhandledError[] = [],
): ReturnType<typeof readReport> {
  await writeFile(join(folder, 'vitest.json'), JSON.stringify({ testResults }));
  await writeFile(join(folder, UNHANDLED), JSON.stringify(unhandled));
  return readReport(folder);
}

const one = (status: string): object => ({ status, fullName: `a ${status} test`, failureMessages: [] });

test('tests are counted by how they ended', async () => {
  const assertionResults = ['passed', 'passed', 'failed', 'skipped', 'todo'].map(one);
  expect(await reportOf([{ name: 'x.spec.ts', status: 'failed', assertionResults }])).toEqual({
    passed: 2,
    failed: ['x.spec.ts: a failed test'],
    skipped: ['x.spec.ts: a skipped test', 'x.spec.ts: a todo test'],
  });
});

test('a file that breaks before its first test counts as failed', async () => {
  const broken = { name: 'x.spec.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] };
  expect((await reportOf([broken])).failed).toEqual(['x.spec.ts\n    cannot be loaded']);
});

test('a failed test is named with the message of its last try, without colours and stack', async () => {
  const failureMessages = [
    'the first try',
    '\u001B[31mAssertionError\u001B[39m: 1 is not 2\n    at somewhere (x.spec.ts:1:2)',
  ];
  const assertionResults = [{ ...one('failed'), failureMessages }];
  const { failed } = await reportOf([{ name: 'x.spec.ts', status: 'failed', assertionResults }]);
  expect(failed).toEqual(['x.spec.ts: a failed test\n    AssertionError: 1 is not 2']);
});

test('an error outside of tests counts as failed, though every test passed', async () => {
  const passed = { name: 'x.spec.ts', status: 'passed', assertionResults: [one('passed')] };
  const { failed } = await reportOf([passed], [{ file: 'x.spec.ts', reason: 'Error: cut' }, { reason: 'Error: gone' }]);
  expect(failed).toEqual([
    'x.spec.ts: an error that no test threw\n    Error: cut',
    'no file: an error that no test threw\n    Error: gone',
  ]);
});

test('a run without a report counts as failed', async () => {
  expect((await readReport(join(folder, 'absent'))).failed).toHaveLength(1);
});
