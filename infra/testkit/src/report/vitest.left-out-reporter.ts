import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../root.ts';
import { leftOut, SHAKY, type ShakyTest, UNHANDLED, type UnhandledError } from './left-out.ts';

type ErrorOfRun = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number];

const isShaky = (test: TestCase): boolean => test.diagnostic()?.flaky === true;

function shakyTest(test: TestCase): ShakyTest {
  const attempts = test.attempts();
  return {
    file: relative(root, test.module.moduleId),
    title: test.fullName,
    attempts: attempts.length,
    reasons: attempts.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
  };
}

function unhandledError({ name = 'Error', message, VITEST_TEST_PATH: path }: ErrorOfRun): UnhandledError {
  const reason = `${name}: ${message}`;
  return typeof path === 'string' ? { file: relative(root, path), reason } : { reason };
}

/** Vitest's reporter that lists what the JSON report leaves out: the tests that passed on a later try, and the errors that no test threw. */
export default class LeftOutReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly ErrorOfRun[]): Promise<void> {
    const shaky = modules.flatMap(({ children }) => [...children.allTests()].filter(isShaky).map(shakyTest));
    await mkdir(leftOut, { recursive: true });
    const lists = [[SHAKY, shaky] as const, [UNHANDLED, errors.map(unhandledError)] as const];
    await Promise.all(lists.map(([name, list]) => writeFile(join(leftOut, name), JSON.stringify(list, null, 2))));
  }
}
