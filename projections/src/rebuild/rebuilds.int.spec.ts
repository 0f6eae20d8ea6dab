import { eventually, type Random, randomOf, SEED } from '@meikan/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Projections } from '../start-projections.ts';
import { checksums } from '../testing/fold-into.ts';
import { liveRandomly } from '../testing/random-life.ts';
import { readBeforeEveryStep, readDirectoryOn } from '../testing/read-directory-on.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let projections: Projections;
let random: Random;

beforeEach(async () => {
  app = await openTestApp();
  random = randomOf(SEED);
  projections = await app.start();
  await liveRandomly(app.write, random, 400);
  expect(await projections.caughtUp()).toBe(true);
});
afterEach(() => app?.close());

async function rebuiltAndReady(): Promise<void> {
  await projections.rebuilds.start();
  await projections.rebuilds.finished();
  expect(await projections.rebuilds.status()).toMatchObject({ status: 'ready', error: null });
}

it('rebuilds, swaps and rolls back under write load, twice in a row, without a failed read', async () => {
  const { rebuilds } = projections;
  const reading = readDirectoryOn(app.database.pool);
  using steps = readBeforeEveryStep(app.log, reading);
  let writing = true;
  const writes = (async () => {
    while (writing) {
      await liveRandomly(app.write, random, 16);
      await projections.caughtUp();
    }
  })();
  for (const _ of [1, 2]) {
    await rebuiltAndReady();
    await rebuilds.swap();
    expect(await rebuilds.status()).toMatchObject({ status: 'swapped' });
    await reading.another();
  }
  await rebuilds.rollBack();
  await reading.another();
  await rebuiltAndReady();
  await rebuilds.swap();
  writing = false;
  await writes;
  await reading.another();
  await reading.end();
  // Filling, verifying and swapping, three times.
  expect(steps.mock.calls.length).toBeGreaterThanOrEqual(9);
  expect(await projections.caughtUp()).toBe(true);
  await rebuiltAndReady();
  expect(app.heard.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it('shows progress, pauses, resumes and can be cancelled', async () => {
  const { rebuilds } = projections;
  await expect(rebuilds.pause()).rejects.toMatchObject({ code: 'nothing-to-rebuild' });
  await rebuilds.start();
  await rebuilds.pause();
  await expect(rebuilds.start()).rejects.toMatchObject({ code: 'rebuild-running' });
  await eventually(async () => expect(await rebuilds.status()).toMatchObject({ status: 'paused' }));
  const paused = await rebuilds.status();
  expect(paused?.done).toBeGreaterThan(0);
  expect(paused?.total).toBeGreaterThanOrEqual(paused?.done ?? 0);
  await rebuilds.resume();
  await rebuilds.finished();
  expect(await rebuilds.status()).toMatchObject({ status: 'ready' });

  await rebuilds.abort();
  expect(await rebuilds.status()).toMatchObject({ status: 'aborted' });
  await expect(rebuilds.swap()).rejects.toMatchObject({ code: 'not-verified' });
  await expect(rebuilds.rollBack()).rejects.toMatchObject({ code: 'nothing-to-roll-back' });

  await rebuilds.start();
  await rebuilds.abort();
  await rebuilds.finished();
  expect(await rebuilds.status()).toMatchObject({ status: 'aborted' });
  const left = await app.database.pool.query(`select to_regnamespace('read_model_shadow') as shadow`);
  expect(left.rows).toEqual([{ shadow: null }]);
});

it('finds a tampered row, and repairs it by the swap', async () => {
  const { rebuilds } = projections;
  const good = await checksums(app.database.pool);
  await app.database.pool.query(
    `update read_model.person set name = '偽名' where id = (select min(id) from read_model.person)`,
  );
  await rebuilds.start();
  await rebuilds.finished();
  const failed = await rebuilds.status();
  expect(failed).toMatchObject({ status: 'failed', error: 'checksums differ' });
  expect(failed?.tables.filter(({ equal }) => !equal).map(({ table }) => table)).toEqual(['person']);
  await expect(rebuilds.swap()).rejects.toMatchObject({ code: 'not-verified' });
  await rebuilds.swap({ evenIfDifferent: true });
  expect(await checksums(app.database.pool)).toEqual(good);
});

it('keeps the live changes and requests every search document again when it swaps', async () => {
  const { pool } = app.database;
  const count = async (what: string) =>
    (await pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n;
  await eventually(async () => expect(await count('read_model.search_outbox')).toBe(0));
  const changes = await count('read_model.change');
  await rebuiltAndReady();
  await pool.query('delete from search.doc');
  await projections.rebuilds.swap();
  expect(await count('read_model.change')).toBe(changes);
  await eventually(async () => expect(await count('read_model.search_outbox')).toBe(0));
  expect(await count('search.doc')).toBeGreaterThan(0);
});

it('rebuilds tables of another version at start and swaps them in', async () => {
  const { pool } = app.database;
  const good = await checksums(pool);
  await projections.stop();
  await pool.query(`update read_model.checkpoint set version = 'an older one'`);
  await pool.query(`update read_model.person set name = 'as it was folded before'`);
  const position = await app.write.person('newcomer');
  const renewed = await app.start();
  expect((await renewed.watermarks.waitFor(position, { withinMs: 60_000 })).reached).toBe(true);
  // Readers hear of the swap a moment before its place is free.
  await renewed.rebuilds.finished();
  const now = await checksums(pool);
  expect(now.person).not.toEqual(good.person);
  expect({ ...now, person: '' }).toEqual({ ...good, person: '' });
  expect(await renewed.rebuilds.status()).toMatchObject({ status: 'swapped' });
  await expect(renewed.rebuilds.rollBack()).rejects.toMatchObject({ code: 'nothing-to-roll-back' });
});

it('retries a failed renewal, and has not caught up before it is done', async () => {
  const { pool } = app.database;
  await projections.stop();
  await pool.query(`update read_model.checkpoint set version = 'an older one'`);
  // In the way of the swap.
  await pool.query('create schema read_model_leaving');
  const renewed = await app.start();
  await eventually(async () => expect(await renewed.rebuilds.status()).toMatchObject({ status: 'failed' }));
  expect(await renewed.caughtUp({ withinMs: 100 })).toBe(false);
  await pool.query('drop schema read_model_leaving');
  expect(await renewed.caughtUp()).toBe(true);
  expect(await renewed.rebuilds.status()).toMatchObject({ status: 'swapped', error: null });
});

it('never catches up on tables that it cannot renew: the new fold accepts less, or the renewal was cancelled', async () => {
  const { pool } = app.database;
  await projections.stop();
  await pool.query(`update read_model.checkpoint set version = 'an older one'`);
  const unreadable = async () => {
    throw new Error('no codec for it');
  };
  const poisoned = await app.start({ decoder: { decode: unreadable, decodeAll: unreadable } });
  expect(await poisoned.caughtUp()).toBe(false);
  expect(await poisoned.rebuilds.status()).toMatchObject({ status: 'failed' });
  expect(app.heard.lines.map(({ message }) => message)).toContain('the read model could not be renewed');
  await poisoned.stop();

  const { promise: read, resolve: readOn } = Promise.withResolvers<void>();
  const decodeAll: TestApp['decoder']['decodeAll'] = async (page) => {
    await read;
    return app.decoder.decodeAll(page);
  };
  const waiting = await app.start({ decoder: { ...app.decoder, decodeAll } });
  await eventually(async () => expect(await waiting.rebuilds.status()).toMatchObject({ status: 'running' }));
  await waiting.rebuilds.abort();
  readOn();
  expect(await waiting.caughtUp()).toBe(false);
  expect(await waiting.rebuilds.status()).toMatchObject({ status: 'aborted' });
});
