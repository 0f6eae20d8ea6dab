import { createMetrics, type Metrics } from '@meikan/platform';
import { SearchFault } from '@meikan/search';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { measureProjections } from './measure-projections.ts';

let app: TestApp;
let metrics: Metrics;

beforeEach(async () => {
  app = await openTestApp();
  metrics = createMetrics({ processFigures: false });
  measureProjections(metrics, { log: app.log, pool: app.database.pool });
});
afterEach(() => app?.close());

/** Value by series, as a scraper sees them. */
async function scraped(): Promise<Readonly<Record<string, number>>> {
  const lines = (await metrics.print()).split('\n').filter((line) => line.startsWith('meikan_'));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.replace(/^.* /, ''))]));
}

const HOUR = 3_600;
const LAG = 'meikan_projection_lag_events{projector="directory"}';
const PAGE_AGE = 'meikan_projection_last_page_age_seconds{projector="directory"}';
const STREAMS = 'meikan_projection_parked_streams{projector="directory"}';
const EVENTS = 'meikan_projection_parked_events{projector="directory"}';
const DOCUMENTS = 'meikan_search_outbox_documents';
const OLDEST = 'meikan_search_outbox_oldest_age_seconds';
const failures = (collection: string) => `meikan_metric_collection_failures_total{collection="${collection}"}`;

/** A scrape with these figures in it: a busy moment may keep some of them from being read in time. */
async function scrapedWith(...names: readonly string[]): Promise<Readonly<Record<string, number>>> {
  let seen: Readonly<Record<string, number>> = {};
  await eventually(async () => {
    seen = await scraped();
    return names.every((name) => name in seen);
  });
  return seen;
}

const scrapedWhole = () => scrapedWith(LAG, DOCUMENTS);

it('counts the events that wait while no projector runs', async () => {
  const first = await app.start();
  await app.write.person('mio');
  await first.caughtUp();
  expect(await scrapedWhole()).toMatchObject({ [LAG]: 0, [STREAMS]: 0, [EVENTS]: 0 });
  await first.stop();
  await Promise.all(Array.from({ length: 30 }, (_, index) => app.write.person(`person-${index}`)));
  await app.database.pool.query(`update read_model.checkpoint set updated_at = clock_timestamp() - interval '1 hour'`);
  const behind = await scrapedWhole();
  expect(behind[LAG]).toBe(30);
  expect(behind[PAGE_AGE]).toBeGreaterThanOrEqual(HOUR);
  // In seconds, of the last page alone: no test takes another hour.
  expect(behind[PAGE_AGE]).toBeLessThan(2 * HOUR);
  await (await app.start()).caughtUp();
  const after = await scrapedWhole();
  expect(after[LAG]).toBe(0);
  expect(after[PAGE_AGE]).toBeLessThan(HOUR);
});

it('counts parked streams and their events', async () => {
  const { write } = app;
  await write.person('first', '先着', 'same-name');
  await write.person('second', '後着', 'same-name');
  await write.rename('second', '後着二');
  await (await app.start()).caughtUp();
  expect(await scrapedWhole()).toMatchObject({ [STREAMS]: 1, [EVENTS]: 2, [LAG]: 0 });
});

it('reports how many documents the index waits for, and since when', async () => {
  const { search } = app;
  let away = true;
  const upsert: typeof search.upsert = (documents) =>
    away ? Promise.reject(new SearchFault('unreachable', 'The index is away.')) : search.upsert(documents);
  const projections = await app.start({ search: { ...search, upsert } });
  await app.write.person('mio');
  await app.write.person('sora');
  await projections.caughtUp();
  await app.database.pool.query(
    `update read_model.search_outbox set since = clock_timestamp() - interval '90 seconds' where id = 'mio'`,
  );
  // A second change takes a new ticket, but the document has been out of date since the first.
  await app.write.rename('mio', '星野澪');
  await projections.caughtUp();
  const waiting = await scrapedWhole();
  expect(waiting[DOCUMENTS]).toBe(2);
  expect(waiting[OLDEST]).toBeGreaterThanOrEqual(90);
  away = false;
  await eventually(async () => expect(await scraped()).toMatchObject({ [DOCUMENTS]: 0, [OLDEST]: 0 }));
});

it('answers the scrape without figures that cannot be read, and counts the failure', async () => {
  const { pool } = app.database;
  expect(await scraped()).toEqual({ [failures('projections')]: 1, [failures('search_outbox')]: 1 });
  await (await app.start()).caughtUp();
  const whole = await scrapedWhole();
  await pool.query('alter table read_model.search_outbox rename to elsewhere');
  const half = await scrapedWith(LAG);
  expect(half[LAG]).toBe(0);
  expect([DOCUMENTS in half, OLDEST in half]).toEqual([false, false]);
  expect(half[failures('search_outbox')]).toBeGreaterThan(whole[failures('search_outbox')] ?? Number.NaN);
  await pool.query('alter table read_model.elsewhere rename to search_outbox');
});

it('answers the scrape while a table is locked', async () => {
  await (await app.start()).caughtUp();
  const client = await app.database.pool.connect();
  await client.query('begin; lock table read_model.parked_event in access exclusive mode');
  // The lock is held until a scrape has the other figures.
  const half = await scrapedWith(DOCUMENTS);
  expect(half[DOCUMENTS]).toBe(0);
  expect(half[failures('projections')]).toBeGreaterThan(0);
  expect(LAG in half).toBe(false);
  await client.query('rollback');
  client.release();
  await eventually(async () => expect(await scraped()).toMatchObject({ [LAG]: 0 }));
});
