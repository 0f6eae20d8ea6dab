import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { root } from '../root.ts';

const MINUTE_MS = 60_000;

/** How often it looks, ms. MEIKAN_STANDING_MS names another span. */
const everyMs = Number(process.env.MEIKAN_STANDING_MS ?? MINUTE_MS);

/** Vitest's reporter that names what has run for a minute, each minute: a test that hangs would say nothing until its time-out. */
export default class StandingReporter implements Reporter {
  readonly #running = new Map<TestCase, number>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#tell(), everyMs);
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.set(test, performance.now());
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(test);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
    this.#running.clear();
  }

  #tell(): void {
    const now = performance.now();
    for (const [test, since] of this.#running) {
      const seconds = Math.round((now - since) / 1000);
      if (now - since < everyMs) continue;
      console.log(`runs for ${seconds} s: ${relative(root, test.module.moduleId)} › ${test.fullName}`);
    }
  }
}
