import { defineConfig } from 'vitest/config';

const rooms = ['*/src', 'infra/*/src', 'infra/*/tests'];
const named = (ending: string): string[] => rooms.map((room) => `${room}/**/*.${ending}`);
const postgres = ['@meikan/testkit/vitest-postgres'];

/** The modules of the app keep the state of one page: each of its files begins with a page of its own. */
const pages = 'pwa/src/**';
/** Elsewhere modules keep no state that a test could leave behind, and loading a house anew takes longer than most files. */
const shared = { isolate: false } as const;

/**
 * Three kinds of tests by the end of their names: `spec` is pure and runs in parallel, `int` has a real PostgreSQL,
 * `e2e` a real Chromium.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'spec',
          include: named('spec.{ts,tsx}'),
          exclude: [pages, ...named('{int,e2e}.spec.ts')],
          testTimeout: 10_000,
          maxWorkers: '100%',
          ...shared,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'page',
          include: [`${pages}/*.spec.{ts,tsx}`],
          exclude: named('{int,e2e}.spec.ts'),
          testTimeout: 10_000,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'int',
          include: named('int.spec.ts'),
          globalSetup: postgres,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          ...shared,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: named('e2e.spec.ts'),
          globalSetup: postgres,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          ...shared,
          // Only what fell because Chromium itself ended is tried again, in another one.
          retry: { count: 1, condition: /browser has been closed/ },
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
