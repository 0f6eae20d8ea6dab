import { afterEach, vi } from 'vitest';

/** Vitest's setupFile of tests whose files share a process: what a test laid over the globals goes with it. */
afterEach(() => {
  vi.unstubAllGlobals();
});
