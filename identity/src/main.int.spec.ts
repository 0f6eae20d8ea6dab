import { randomBytes } from 'node:crypto';
import { createTestDatabase, eventually, startProgram, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { idTokenFor, initialize, signUpForm, visit } from './testing/visitor.ts';

const kept = z.array(z.object({ to: z.string(), text: z.string() }));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The service in a process of its own, once it says that it is ready. */
const start = (environment: Readonly<Record<string, string>> = {}) =>
  startProgram(new URL('main.ts', import.meta.url), {
    DATABASE_URL: database.url,
    MEIKAN_KEK: randomBytes(32).toString('base64'),
    ...environment,
  });

test('runs as its own process, signs up by the mailbox page, and ends on a signal', async () => {
  await using program = await start();
  const { baseUrl } = program;
  const apart = { baseUrl, publicUrl: baseUrl.replace('127.0.0.1', 'localhost') };
  const visitor = visit(apart);
  const at = await signUpForm(visitor, { email: 'apart@shiori.example' });
  const code = await eventually(async () => {
    const mails = kept.parse(await (await fetch(`${baseUrl}/dev/mailbox.json`)).json());
    return /\d{6}/.exec(mails.find(({ to }) => to === 'apart@shiori.example')?.text ?? '')?.[0];
  });
  const { location } = await visitor.fill(at, { code: code ?? '' });
  const back = await visitor.arrive(location ?? at);
  const idToken = await idTokenFor(visitor, back.at.searchParams.get('code') ?? '');
  expect((await initialize(apart, idToken)).status).toBe(200);
  expect(await program.terminate()).toBe(0);
});

test('shows no mailbox in production', async () => {
  await using program = await start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://meikan.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEDGER_KEY: randomBytes(32).toString('base64'),
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'meikan',
  });
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    expect((await fetch(`${program.baseUrl}${path}`)).status).toBe(404);
  }
});
