import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually, freePort } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRoom, type Room } from './testing/open-room.ts';
import { rows, run } from './testing/rows.ts';

let room: Room;
let running: ChildProcess | undefined;
beforeAll(async () => {
  room = await openRoom();
  await run(room.database, rows.companies("values ('tsubame')"));
});
afterAll(async () => {
  // Had the test failed, its process would keep this one alive.
  if (running?.exitCode === null && running.kill('SIGKILL')) await once(running, 'exit');
  await room.close();
});

test('runs apart over a read model that others keep, and ends when told to', async () => {
  const port = await freePort();
  const { rows: found } = await room.database.pool.query('select current_database() as name');
  const url = new URL(process.env.MEIKAN_TEST_DATABASE_URL ?? '');
  url.pathname = `/${found[0]?.name}`;
  const child = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
    env: { PATH: process.env.PATH, DATABASE_URL: url.href, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  running = child;
  const baseUrl = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${baseUrl}/ready`)).ok);
  const answer = await fetch(`${baseUrl}/api/company/using-services`);
  expect(await answer.json()).toMatchObject({ payload: [{ name: '会社tsubame' }] });
  const signedOut = await fetch(`${baseUrl}/api/company/tsubame`, { headers: { authorization: 'Bearer st_wrong' } });
  expect(signedOut.status).toBe(401);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
