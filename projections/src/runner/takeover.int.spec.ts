import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { LogPosition } from '@meikan/event-log';
import { eventually, type Random, randomOf, SEED } from '@meikan/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { folders } from '../folders.ts';
import { FencedOff } from '../page-fold/write-page.ts';
import { LIVING } from '../read-model/tables.ts';
import { followWatermarks, type Watermarks } from '../read-model/wait-for.ts';
import { checksums, foldInto } from '../testing/fold-into.ts';
import { liveRandomly } from '../testing/random-life.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { readCheckpoint } from './checkpoint.ts';
import { PageWriter } from './page-writer.ts';

/** How soon it takes over is measured by `npm run bench -- --only takeover`. */
const PATIENT = { withinMs: 60_000 };

let app: TestApp;
let random: Random;
let watermarks: Watermarks;

beforeAll(async () => {
  app = await openTestApp();
  random = randomOf(SEED);
});
afterAll(async () => {
  await watermarks?.close();
  await app?.close();
});

const children: ChildProcess[] = [];
beforeEach(() => () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Another process that runs the projections; resolves when it has begun. */
async function startProcess(): Promise<ChildProcess> {
  const script = resolve(import.meta.dirname, '../testing/projections-process.ts');
  const child = spawn(process.execPath, [script, app.url, app.kek.toString('base64')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function expectReplayEqual(): Promise<void> {
  const living = await checksums(app.database.pool);
  await foldInto(app, 'read_model_shadow', () => 500);
  expect(await checksums(app.database.pool, 'read_model_shadow')).toEqual(living);
}

it('takes over when the owner is killed, and folds nothing twice', async () => {
  const owner = await startProcess();
  await startProcess();
  watermarks = await followWatermarks(app.database.pool);
  const writing = liveRandomly(app.write, random, 400);
  await eventually(() => watermarks.current() !== '0');
  owner.kill('SIGKILL');
  // Only the heir can fold it.
  const position = await app.write.person('heir');
  expect(await watermarks.waitFor(position, PATIENT)).toMatchObject({ reached: true });
  await writing;
  const last = await app.log.head();
  expect(await watermarks.waitFor(last, PATIENT)).toMatchObject({ reached: true });
  await expectReplayEqual();
});

it('takes over when the connection with the lock is lost', async () => {
  await startProcess();
  await app.start();
  await eventually(async () => {
    const lost = await app.database.pool.query(
      `select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.granted
      and l.database = (select oid from pg_database where datname = current_database())`,
    );
    return (lost.rowCount ?? 0) > 0;
  });
  const position = await app.write.person('after-loss');
  expect(await watermarks.waitFor(position, PATIENT)).toMatchObject({ reached: true });
  await expectReplayEqual();
});

it('rejects a zombie with an old epoch, at any position', async () => {
  const { pool } = app.database;
  const before = await readCheckpoint(pool, LIVING);
  if (!before) throw new Error('no checkpoint');
  const zombie = (position: string) =>
    PageWriter.open({
      pool,
      schema: LIVING,
      folders,
      epoch: before.epoch,
      position,
      decoder: app.decoder,
      onParked: () => undefined,
    });
  const projections = await app.start();
  await app.write.person('newer');
  // Its own runner may wait for another one's place: what fences is the epoch.
  await pool.query(`update ${LIVING}.checkpoint set epoch = nextval('projections.epoch')`);
  await projections.caughtUp();
  const now = await readCheckpoint(pool, LIVING);
  const page = { events: [], through: '999999' as LogPosition };
  await expect((await zombie(before.position)).write(page)).rejects.toThrow(FencedOff);
  await expect((await zombie(now?.position ?? '')).write(page)).rejects.toThrow(FencedOff);
});
