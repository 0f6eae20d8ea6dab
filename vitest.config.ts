import { defineConfig } from 'vitest/config';

const rooms = ['*/src', 'infra/*/src', 'infra/*/tests'];
const named = (ending: string): string[] => rooms.map((room) => `${room}/**/*.${ending}`);
const postgres = ['@meikan/testkit/vitest-postgres'];
const seed = '@meikan/testkit/vitest-seed';

/** The modules of the app keep the state of one page: each of its files begins with a page of its own. */
const pages = 'pwa/src/**';
/** Elsewhere modules keep no state that a test could leave behind, and loading a house anew takes longer than most files. */
const shared = { isolate: false } as const;
/** What passes on a later try is listed as shaky (infra/testkit/src/report) and does not hold up everything else. Pure tests have no excuse. */
const RETRY = 2;

/** What drives a Chromium. */
const browser = {
  globalSetup: postgres,
  setupFiles: ['@meikan/testkit/vitest-failures', seed],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  maxWorkers: 2,
  ...shared,
  retry: RETRY,
} as const;

/**
 * Four kinds of tests by the end of their names: `spec` is pure and runs in parallel, `int` has a real PostgreSQL,
 * `e2e` a real Chromium, and `long` runs in `npm run test:all` only. No machine is so slow that it reaches a time-out here: what does, hangs.
 */
export default defineConfig({
  test: {
    attachmentsDir: '.cache/tests/attachments',
    projects: [
      {
        test: {
          name: 'spec',
          include: named('spec.{ts,tsx}'),
          exclude: [pages, ...named('{int,e2e,long}.spec.ts')],
          setupFiles: [seed],
          testTimeout: 60_000,
          maxWorkers: '100%',
          ...shared,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'page',
          include: [`${pages}/*.spec.{ts,tsx}`],
          exclude: [...named('{int,e2e,long}.spec.ts'), ...named('ui.spec.tsx')],
          setupFiles: [seed],
          testTimeout: 60_000,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'int',
          include: named('int.spec.ts'),
          globalSetup: postgres,
          setupFiles: [seed],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          ...shared,
          retry: RETRY,
          sequence: { groupOrder: 2 },
        },
      },
      './pwa/vitest.ui.config.ts',
      { test: { name: 'e2e', include: named('e2e.spec.ts'), ...browser, sequence: { groupOrder: 4 } } },
      {
        test: {
          name: 'long',
          include: named('long.spec.ts'),
          ...browser,
          testTimeout: 3_600_000,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
