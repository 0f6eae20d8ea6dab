import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root, type ShakyTest, shakyFile } from './shaky-test.ts';

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

/** Vitest's reporter that lists the tests of a run that passed on a later try (`shakyFile`). */
export default class ShakyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const shaky = modules.flatMap(({ children }) => [...children.allTests()].filter(isShaky).map(shakyTest));
    await mkdir(dirname(shakyFile), { recursive: true });
    await writeFile(shakyFile, JSON.stringify(shaky, null, 2));
  }
}
