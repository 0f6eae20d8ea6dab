import { defineConfig } from 'vitest/config';

const sources = ['*/src', 'infra/*/src', 'infra/*/tests'];
const named = (ending: string): string[] => sources.map((source) => `${source}/**/*.${ending}`);
const postgres = ['@meikan/testkit/vitest-postgres'];
const seed = '@meikan/testkit/vitest-seed';

/** Modules keep no state that a test could leave behind, and loading them anew takes longer than most files. */
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

/** What draws pages and dialogs of the app. */
const ui = { extends: './pwa/vitest.ui.config.ts', root: './pwa' } as const;

/**
 * Four kinds of tests by the end of their names: `spec` is pure and runs in parallel, `int` has a real PostgreSQL,
 * `e2e` a real Chromium, and what is `long` runs in `npm run test:all` only. No machine is so slow that it reaches a time-out here: what does, hangs.
 */
export default defineConfig({
  test: {
    attachmentsDir: '.cache/tests/attachments',
    projects: [
      {
        test: {
          name: 'spec',
          include: named('spec.{ts,tsx}'),
          exclude: [...named('{int,e2e,long}.spec.ts'), ...named('{ui,long}.spec.tsx')],
          setupFiles: [seed, '@meikan/testkit/vitest-globals'],
          testTimeout: 60_000,
          maxWorkers: '100%',
          ...shared,
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
      { ...ui, test: { name: 'ui', include: ['src/**/*.ui.spec.tsx'] } },
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
      {
        ...ui,
        test: { name: 'long-ui', include: ['src/**/*.ui.long.spec.tsx'], sequence: { groupOrder: 6 } },
      },
    ],
  },
});
