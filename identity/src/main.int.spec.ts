import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createTestDatabase, eventually, freePort, type TestDatabase } from '@meikan/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { idTokenFor, initialize, signUpForm, visit } from './testing/visitor.ts';

const kept = z.array(z.object({ to: z.string(), text: z.string() }));

let database: TestDatabase;
let running: ChildProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  if (running?.exitCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
});
afterAll(() => database.drop());

/** The room in a process of its own, once it says that it is ready. */
async function start(environment: Readonly<Record<string, string>>) {
  const port = await freePort();
  const child = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: database.url,
      MEIKAN_KEK: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: 'inherit',
  });
  running = child;
  const baseUrl = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${baseUrl}/ready`)).ok);
  return { baseUrl, publicUrl: `http://localhost:${port}`, child };
}

test('runs apart, signs up by the mailbox page, and ends when told to', async () => {
  const apart = await start({});
  const visitor = visit(apart);
  const at = await signUpForm(visitor, { email: 'apart@shiori.example' });
  const code = await eventually(async () => {
    const mails = kept.parse(await (await fetch(`${apart.baseUrl}/dev/mailbox.json`)).json());
    return /\d{6}/.exec(mails.find(({ to }) => to === 'apart@shiori.example')?.text ?? '')?.[0];
  });
  const { location } = await visitor.fill(at, { code: code ?? '' });
  const back = await visitor.arrive(location ?? at);
  const idToken = await idTokenFor(visitor, back.at.searchParams.get('code') ?? '');
  expect((await initialize(apart, idToken)).status).toBe(200);
  apart.child.kill('SIGTERM');
  expect(await once(apart.child, 'exit')).toEqual([0, null]);
});

test('shows no mailbox in production', async () => {
  const { baseUrl } = await start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://meikan.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEDGER_KEY: randomBytes(32).toString('base64'),
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'meikan',
  });
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    expect((await fetch(`${baseUrl}${path}`)).status).toBe(404);
  }
});
