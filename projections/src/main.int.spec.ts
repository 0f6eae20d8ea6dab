import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { becomeSoleHolder } from '@meikan/platform';
import { eventually, freePort } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './testing/open-house.ts';

let house: House;
let running: ChildProcess | undefined;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  // Had the test failed, its process would keep this one alive.
  if (running?.exitCode === null && running.kill('SIGKILL')) await once(running, 'exit');
  await house?.close();
});

test('runs apart, is not ready while the tables stay behind the log, and ends when told to', async () => {
  const { pool } = house.database;
  const place = await becomeSoleHolder(pool, 'meikan projection directory', new AbortController().signal);
  const port = await freePort();
  const child = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
    env: {
      ...{ PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: String(port) },
      ...{ DATABASE_URL: house.url, MEIKAN_KEK: house.kek.toString('base64') },
    },
    stdio: 'inherit',
  });
  running = child;
  const ready = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`);
    return { status: answer.status, told: await answer.json() };
  };
  await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }));
  await house.write.person('mio');
  const behind = { ready: false, detail: 'is behind the log' };
  // A busy machine may look for the head of the log longer than a check has time, and says only that.
  await eventually(async () =>
    expect(await ready()).toMatchObject({ status: 503, told: { parts: { 'read model': behind } } }),
  );
  place?.release();
  await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }));
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
