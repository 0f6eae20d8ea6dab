import { afterAll, beforeAll, expect, it } from 'vitest';
import { FORMER, LIVING } from '../read-model/tables.ts';
import { READ_MODEL_VERSION } from '../read-model/version.ts';
import { makeSchema } from '../rebuild/schemas.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { readCheckpoint } from './checkpoint.ts';
import { KEPT_CHANGES, sweep } from './clean-up.ts';
import { ensureLiving } from './ensure-living.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await ensureLiving(app.database.pool, '0', READ_MODEL_VERSION);
});
afterAll(() => app?.close());

it('keeps the live changes of a week, up to a limit', async () => {
  const { pool } = app.database;
  const insert = `insert into ${LIVING}.change (position, kind, id, at) select '1', 'person', 'p' || n, `;
  await pool.query(`${insert} now() - interval '8 days' from generate_series(1, 3) n`);
  await pool.query(`${insert} now() from generate_series(4, 10) n`);
  await sweep(pool);
  const kept = async () =>
    (await pool.query<{ n: number }>(`select count(*)::int as n from ${LIVING}.change`)).rows[0]?.n;
  expect(await kept()).toBe(7);
  await pool.query(`${insert} now() from generate_series(11, ${KEPT_CHANGES + 20}) n`);
  await sweep(pool);
  expect(await kept()).toBe(KEPT_CHANGES);
});

it('keeps the newest change after a week without any', async () => {
  const { pool } = app.database;
  await pool.query(`update ${LIVING}.change set at = now() - interval '8 days'`);
  const newest = async () =>
    (await pool.query<{ id: string }>(`select id from ${LIVING}.change order by seq`)).rows.map(({ id }) => id);
  const last = (await newest()).at(-1);
  await sweep(pool);
  expect(await newest()).toEqual([last]);
});

it('keeps swapped-out tables for a day', async () => {
  const { pool } = app.database;
  await makeSchema(pool, FORMER, '0', READ_MODEL_VERSION);
  await pool.query(`insert into projections.rebuild (status) values ('swapped')`);
  await sweep(pool);
  expect(await readCheckpoint(pool, FORMER)).not.toBeNull();
  await pool.query(`update projections.rebuild set moved_at = now() - interval '25 hours'`);
  await sweep(pool);
  expect(await readCheckpoint(pool, FORMER)).toBeNull();
});
