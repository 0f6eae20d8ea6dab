import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Where a run of the tests leaves its JSON report; outside git. */
export const reportFile = resolve(import.meta.dirname, '../../../../.cache/tests/vitest.json');

/** What a run came to. `skipped` and `failed` name the tests, `file: test`. */
export type TestReport = {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
};

type Case = { readonly status: string; readonly name: string };

/**
 * Counts the tests of Vitest's JSON report. A file that fails before its first test counts as one failed test, and so
 * does a missing report: silence is not success.
 */
export async function readReport(file: string = reportFile): Promise<TestReport> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: ['no report was written'], skipped: [] };
  const cases = list(JSON.parse(text), 'testResults').flatMap(casesOf);
  const named = (...statuses: string[]): string[] =>
    cases.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  return {
    passed: named('passed').length,
    failed: named('failed'),
    skipped: named('skipped', 'pending', 'todo', 'disabled'),
  };
}

function casesOf(file: unknown): Case[] {
  const path = text(file, 'name');
  const cases = list(file, 'assertionResults').map((test) => ({
    status: text(test, 'status'),
    name: `${path}: ${text(test, 'fullName')}`,
  }));
  const unexplained = text(file, 'status') === 'failed' && !cases.some(({ status }) => status === 'failed');
  return unexplained ? [...cases, { status: 'failed', name: `${path}: ${text(file, 'message')}` }] : cases;
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
