import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeExpired } from './purge.ts';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { idTokenFor, initialize, initializedWith, me, signIn, signUp, visit } from './testing/visitor.ts';

const email = 'minato@shiori.example';
const DAY = 24 * 3600_000;

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
  await signUp(running, visit(running), email);
});
afterAll(() => running.stop());

async function session(visitor = visit(running)) {
  const code = await signIn(visitor, email);
  if (code === null) throw new Error('not signed in');
  return { visitor, ...(await initializedWith(running, visitor, code)) };
}

function post(path: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${running.baseUrl}${path}`, { method: 'POST', headers });
}

describe('an id_token', () => {
  test('is exchanged for one session', async () => {
    const visitor = visit(running);
    const idToken = await idTokenFor(visitor, (await signIn(visitor, email)) ?? '');
    expect((await initialize(running, idToken)).status).toBe(200);
    const again = await initialize(running, idToken);
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ code: 'token-used' });
  });

  test('is exchanged for one session when sent twice at once', async () => {
    const visitor = visit(running);
    const idToken = await idTokenFor(visitor, (await signIn(visitor, email)) ?? '');
    const answers = await Promise.all([1, 2, 3, 4].map(() => initialize(running, idToken)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('may also be exchanged by the call of social sign-in', async () => {
    const visitor = visit(running);
    const token = await idTokenFor(visitor, (await signIn(visitor, email)) ?? '');
    const answer = await fetch(`${running.baseUrl}/api/users/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer st_of-a-session-that-ended' },
      body: JSON.stringify({ token }),
    });
    expect(answer.status).toBe(200);
  });
});

describe('a session token', () => {
  test('is stored as a hash only', async () => {
    const { token } = await session();
    const { database } = await tablesOf(running);
    const rows = await database.selectFrom('session').selectAll().execute();
    const bytes = Buffer.concat(rows.map(({ token_hash: hash }) => hash));
    expect(bytes.includes(Buffer.from(token))).toBe(false);
    expect(rows.every(({ token_hash: hash }) => hash.length === 32)).toBe(true);
  });

  test.each(['rubbish', `st_${'A'.repeat(43)}`, 'x'.repeat(12_000), 'st_', 'Basic'])(
    '%# that nobody issued is rejected',
    async (token) => {
      const answer = await me(running, token);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    },
  );

  test('is invalid after signing out, and so is the browser session it came from', async () => {
    const { token, visitor } = await session();
    const cookie = visitor.browser.cookiesFor(new URL('/api/users/sign-out', running.publicUrl));
    const headers = { authorization: `Bearer ${token}`, cookie };
    const answer = await fetch(`${running.baseUrl}/api/users/sign-out`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
    expect((await me(running, token)).status).toBe(401);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'none' }));
    expect(at.searchParams.get('error')).toBe('login_required');
  });

  test('is invalid once its hash is signed out, and so is the browser session it came from (F19)', async () => {
    const { token, visitor } = await session();
    const tokenHash = createHash('sha256').update(token).digest('base64url');
    const cookie = visitor.browser.cookiesFor(new URL('/api/users/revoke-session', running.publicUrl));
    const answer = await fetch(`${running.baseUrl}/api/users/revoke-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ tokenHash }),
    });
    expect(answer.status).toBe(200);
    expect((await me(running, token)).status).toBe(401);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'none' }));
    expect(at.searchParams.get('error')).toBe('login_required');
  });

  test('comes with the key of its account, the same for every session', async () => {
    const keys = await Promise.all([1, 2].map(async () => (await session()).deviceKey));
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(keys[1]).toBe(keys[0]);
    const { payload } = (await (await me(running, (await session()).token)).json()) as { payload: unknown };
    expect(payload).toMatchObject({ deviceKey: keys[0] });
  });

  test('is replaced by a new one', async () => {
    const { token } = await session();
    const { payload } = (await (await post('/api/users/generate-user-token', token)).json()) as {
      payload: { token: string };
    };
    expect((await me(running, payload.token)).status).toBe(200);
    expect((await me(running, token)).status).toBe(401);
  });

  test('is invalid everywhere five seconds after the account was disabled', async () => {
    const other = await runIdentity({ url: running.url });
    const visitor = visit(running);
    const code = await signUp(running, visitor, 'off@shiori.example');
    const { token, account } = await initializedWith(running, visitor, code);
    expect((await me(other, token)).status).toBe(200);
    await running.identity.setDisabled(account.id, true);
    expect((await me(running, token)).status).toBe(401);
    other.clock.set(5_001);
    expect((await me(other, token)).status).toBe(401);
    await other.stop();
  });

  test('expires after 30 idle days, and after 90 days in any case', async () => {
    const idle = await session();
    const { token } = await session();
    const { database } = await tablesOf(running);
    for (const day of [29, 31, 58, 87]) {
      running.clock.set(day * DAY);
      expect((await me(running, token)).status).toBe(200);
    }
    expect((await me(running, idle.token)).status).toBe(401);
    running.clock.set(91 * DAY);
    expect((await me(running, token)).status).toBe(401);
    await purgeExpired(database, running.clock.now());
    expect(await database.selectFrom('session').selectAll().execute()).toEqual([]);
  });
});
