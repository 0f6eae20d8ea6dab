import { createMetrics, type Metrics } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Reactor } from '../reactor.ts';
import { hide } from '../testing/commands.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { measureReactors } from './measure-reactors.ts';

const stumbling: Reactor = {
  name: 'stumbling',
  categories: ['user'],
  react: async () => Promise.reject(new Error('the mail server is away')),
};
const steady: Reactor = { name: 'steady', categories: ['user'], react: async () => undefined };
const reactors = [stumbling, steady];

let app: TestApp;
let metrics: Metrics;

beforeEach(async () => {
  app = await openTestApp();
  metrics = createMetrics({ processFigures: false });
  measureReactors(metrics, { log: app.log, pool: app.pool, reactors });
});
afterEach(() => app?.[Symbol.asyncDispose]());

async function scraped(): Promise<Readonly<Record<string, number>>> {
  const lines = (await metrics.print()).split('\n').filter((line) => line.startsWith('meikan_'));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.replace(/^.* /, ''))]));
}

/** A scrape with the figures in it: a busy moment may keep them from being read in time. */
async function scrapedInTime(): Promise<Readonly<Record<string, number>>> {
  let seen: Readonly<Record<string, number>> = {};
  await eventually(async () => {
    seen = await scraped();
    return waiting('steady') in seen;
  });
  return seen;
}

const LAG = 'meikan_reactor_lag_events';
const AGE = 'meikan_reactor_last_page_age_seconds';
const FAILURES = 'meikan_metric_collection_failures_total{collection="reactors"}';
const waiting = (reactor: string) => `meikan_reactor_failures_waiting{reactor="${reactor}"}`;

it('reports open failures, and no resolved ones', async () => {
  await app.start(reactors);
  await app.ofMio(hide(true));
  await eventually(async () => expect(await scraped()).toMatchObject({ [LAG]: 0, [waiting('stumbling')]: 1 }));
  expect(await scrapedInTime()).toMatchObject({ [waiting('stumbling')]: 1, [waiting('steady')]: 0 });
  await app.pool.query(`delete from reactors.failure where reactor = 'stumbling'`);
  expect(await scrapedInTime()).toMatchObject({ [waiting('stumbling')]: 0 });
});

it('reports the events that wait while no reactor runs, and for how long', async () => {
  await app.start(reactors);
  await app.stop();
  for (const value of [true, false, true]) await app.ofMio(hide(value));
  await app.pool.query(`update reactors.checkpoint set moved_at = clock_timestamp() - interval '90 seconds'`);
  const behind = await scrapedInTime();
  expect(behind[LAG]).toBe(3);
  expect(behind[AGE]).toBeGreaterThanOrEqual(90);
});

it('reports no progress before the first start, and no figures without its tables', async () => {
  const before = await scrapedInTime();
  expect([LAG in before, before[waiting('steady')]]).toEqual([false, 0]);
  await app.pool.query('alter schema reactors rename to elsewhere');
  expect(await scraped()).toEqual({ [FAILURES]: (before[FAILURES] ?? Number.NaN) + 1 });
});
