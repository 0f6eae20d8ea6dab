import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { followWatermarks, type Watermarks } from './wait-for.ts';

let app: TestApp;
let watermarks: Watermarks;
const PAIRS = 2_000;
const AT_ONCE = 20;
/** A stale read is one that comes too early; how long the fold may take, a busy machine does not say here. */
const PATIENT = { withinMs: 60_000 };

beforeAll(async () => {
  app = await openTestApp();
  watermarks = await followWatermarks(app.database.pool);
});
afterAll(async () => {
  await watermarks?.close();
  await app?.close();
});

async function writeThenRead(id: string): Promise<boolean> {
  const position = await app.write.person(id);
  const { reached } = await watermarks.waitFor(position, PATIENT);
  const found = await app.database.pool.query('select from read_model.person where id = $1', [id]);
  return reached && found.rowCount === 1;
}

it('starts before there is a read model', async () => {
  expect(watermarks.current()).toBe('0');
  expect(await watermarks.waitFor('1', { withinMs: 10 })).toEqual({ reached: false, watermark: '0' });
  await app.start();
  expect(await writeThenRead('first')).toBe(true);
});

it(`is stale in none of ${PAIRS} reads after a write`, async () => {
  let stale = 0;
  for (let pair = 0; pair < PAIRS; pair += AT_ONCE) {
    const round = Array.from({ length: AT_ONCE }, (_, index) => writeThenRead(`p${pair + index}`));
    stale += (await Promise.all(round)).filter((fresh) => !fresh).length;
  }
  expect(stale).toBe(0);
});

it('continues after all connections were lost', async () => {
  await app.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await eventually(async () => expect(await writeThenRead('survivor')).toBe(true));
  const position = await app.write.person('later');
  expect((await watermarks.waitFor(position, PATIENT)).reached).toBe(true);
  await eventually(async () => {
    const listening = await app.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and query = 'listen read_model_moved'`,
    );
    // The one here, the projection's own, and the search feed's.
    return listening.rowCount === 3;
  });
});

it('releases waiting reads when it is closed', async () => {
  const closing = await followWatermarks(app.database.pool);
  const waiting = closing.waitFor('999999999', { withinMs: 60_000 });
  await closing.close();
  expect(await waiting).toMatchObject({ reached: false });
});
