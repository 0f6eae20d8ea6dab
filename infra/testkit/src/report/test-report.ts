import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { leftOut, readUnhandled, type UnhandledError } from './left-out.ts';

/** Vitest's JSON report of a run, beside what it leaves out. */
const REPORT = 'vitest.json';
export const reportFile = join(leftOut, REPORT);

/** What a run came to. `skipped` and `failed` name the tests, `file: test`; under a failed one stands why. An error of no test is a failed one. */
export type TestReport = {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
};

type Case = { readonly status: string; readonly name: string; readonly reason: readonly string[] };

/**
 * Counts the tests of a run by what it left in a folder. A file that fails before its first test counts as one failed test, and so
 * does a missing report: silence is not success.
 */
export async function readReport(folder: string = leftOut): Promise<TestReport> {
  const text = await readFile(join(folder, REPORT), 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: ['no report was written'], skipped: [] };
  const unhandled = await readUnhandled(folder);
  const cases = list(JSON.parse(text), 'testResults').flatMap(casesOf);
  const those = (...statuses: string[]): Case[] => cases.filter(({ status }) => statuses.includes(status));
  return {
    passed: those('passed').length,
    failed: [...those('failed'), ...unhandled.map(strayed)].map(({ name, reason }) => [name, ...reason].join('\n    ')),
    skipped: those('skipped', 'pending', 'todo', 'disabled').map(({ name }) => name),
  };
}

function casesOf(file: unknown): Case[] {
  const path = text(file, 'name');
  const cases = list(file, 'assertionResults').map((test) => ({
    status: text(test, 'status'),
    name: `${path}: ${text(test, 'fullName')}`,
    reason: reasonOf(list(test, 'failureMessages')),
  }));
  const unexplained = text(file, 'status') === 'failed' && !cases.some(({ status }) => status === 'failed');
  if (!unexplained) return cases;
  return [...cases, { status: 'failed', name: path, reason: reasonOf([field(file, 'message')]) }];
}

const strayed = ({ file = 'no file', reason }: UnhandledError): Pick<Case, 'name' | 'reason'> => ({
  name: `${file}: an error that no test threw`,
  reason: reasonOf([reason]),
});

/** Of each line of a reason so many characters are enough. */
const WIDEST = 300;
const MOST_LINES = 5;

/** What the last try of a test said: its first lines, without colours and without the calls that led there. */
function reasonOf(messages: readonly unknown[]): readonly string[] {
  const lines = stripVTControlCharacters(String(messages.at(-1) ?? '')).split('\n');
  const said = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return said.slice(0, MOST_LINES).map((line) => line.slice(0, WIDEST));
}

function list(value: unknown, key: string): unknown[] {
  const found = field(value, key);
  return Array.isArray(found) ? found : [];
}

function text(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
