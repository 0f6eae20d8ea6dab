import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PWA_DIST } from '@meikan/pwa';
import { createTestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChaosTestApp, openChaosTestApp } from './run/chaos-test-app.ts';
import { runSeed } from './run/run-seed.ts';

const opened = new AsyncDisposableStack();
let app: ChaosTestApp;
beforeAll(async () => {
  const database = await createTestDatabase();
  opened.defer(() => database.drop());
  app = opened.use(await openChaosTestApp({ databaseUrl: database.url, builds: process.env.MEIKAN_CHAOS_BUILDS }));
});
afterAll(() => opened.disposeAsync());

/** Fresh seeds belong to `npm run chaos`; a seed that found something stands here, with what it found. */
it.each<[number, string]>([[1, 'a conflict at the head of a partition held up all behind it']])(
  'two devices under faults lose, double and reorder nothing, and come to agree (seed %i: %s)',
  {
    timeout: 600_000,
  },
  async (seed) => {
    const { findings, faults } = await runSeed(app.application, { ...app, seed, edits: 40, faultRate: 0.3 });
    expect(findings).toEqual([]);
    expect(Object.keys(faults).length).toBeGreaterThan(3);
  },
);

it('the production build does not contain the hooks of these runs', async () => {
  const files = await readdir(join(PWA_DIST, 'assets'));
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    expect(await readFile(join(PWA_DIST, 'assets', name), 'utf8'), name).not.toContain('meikanChaos');
  }
});
