import { afterEach, beforeEach } from 'vitest';
import { keepFailure, nowRuns } from './browser/watched-contexts.ts';

/** Vitest's setupFile of browser tests: one that fails leaves its screenshots, and from its second try on a trace. */
beforeEach(({ task }) => {
  const tries = task.result?.retryCount ?? 0;
  nowRuns({ name: task.fullTestName, tries, hasFailed: () => task.result?.state === 'fail' });
});

afterEach(() => keepFailure());
