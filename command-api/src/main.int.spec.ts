import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createTestDatabase, eventually, freePort, type TestDatabase } from '@meikan/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let running: ChildProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  if (running?.exitCode !== null) return;
  running.kill('SIGKILL');
  await once(running, 'exit');
});
afterAll(() => database.drop());

function start(environment: Readonly<Record<string, string>>): ChildProcess {
  running = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  return running;
}

test('runs apart, knows who may write, and ends when told to', async () => {
  const port = await freePort();
  const child = start({ PORT: String(port), MEIKAN_KEK: randomBytes(32).toString('base64') });
  const baseUrl = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${baseUrl}/ready`)).ok);
  expect((await fetch(`${baseUrl}/api/ping`)).status).toBe(200);
  const write = (headers: Record<string, string>) => fetch(`${baseUrl}/api/users`, { method: 'PUT', headers });
  expect([(await write({})).status, (await write({ authorization: 'Bearer st_wrong' })).status]).toEqual([401, 401]);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('fails loudly without its secrets', async () => {
  const child = start({ PORT: '1' });
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)));
  // Not its exit: what it said last may still be on the way then.
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said.join('')).toContain('MEIKAN_KEK: required');
});
