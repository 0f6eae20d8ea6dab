import { MOST_SESSIONS } from '@meikan/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PostgresSessionStore } from './sessions/session-store.ts';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { signedInPeopleOf } from './testing/signed-in-people.ts';
import { tablesOf } from './testing/tables.ts';
import { signUp, visit } from './testing/visitor.ts';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const HOUR = 3_600_000;

const email = 'kasane@shiori.example';

let running: RunningIdentity;
const { signedIn, ask, listed, statusOf } = signedInPeopleOf(() => running, email);
beforeAll(async () => {
  running = await runIdentity();
  await signUp(running, visit(running), email);
});
beforeEach(async () => {
  running.clock.set(0);
  await (await tablesOf(running)).database.deleteFrom('session').execute();
});
afterAll(() => running.stop());

describe('the sessions of an account', () => {
  test('are told with their browsers, the asking one first, then the one used last; none of others, and no secret', async () => {
    const [desk, phone] = [await signedIn(WINDOWS), await signedIn(PHONE)];
    await signedIn();
    await signUp(running, visit(running), 'other@shiori.example');
    await signedIn(WINDOWS, 'other@shiori.example');
    running.clock.set(2 * HOUR);
    expect(await statusOf(phone)).toBe(200);
    const answer = await ask(desk, 'GET');
    const text = await answer.clone().text();
    expect(await listed(answer)).toMatchObject([
      { browser: 'Chrome', system: 'Windows', isOwn: true },
      { browser: 'Safari', system: 'iPhone', isOwn: false },
      { browser: null, system: null, isOwn: false },
    ]);
    expect(text).not.toMatch(/st_|hash|Mozilla|127\.0\.0\.1/);
  });

  test('that were used are told by their last hour of use, and not once they are out of use', async () => {
    const desk = await signedIn();
    const phone = await signedIn();
    const [before] = await listed(ask(desk, 'GET'));
    running.clock.set(2 * HOUR);
    const [own, other] = await listed(ask(desk, 'GET'));
    expect(own?.begunAt).toBe(before?.begunAt);
    expect(Date.parse(own?.lastUsedAt ?? '') - Date.parse(before?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(2 * HOUR);
    expect(Date.parse(other?.lastUsedAt ?? '')).toBeLessThan(Date.parse(own?.lastUsedAt ?? ''));
    for (const day of [20, 40]) {
      running.clock.set(day * 24 * HOUR);
      expect(await listed(ask(desk, 'GET'))).toHaveLength(day === 20 ? 2 : 1);
    }
    expect(await statusOf(phone)).toBe(401);
  });

  test('keep their id, their beginning and their end when a token is replaced', async () => {
    const desk = await signedIn();
    const { database } = await tablesOf(running);
    const kept = () => database.selectFrom('session').select(['id', 'created_at', 'expires_at']).execute();
    const before = await kept();
    running.clock.set(3 * HOUR);
    const headers = { authorization: `Bearer ${desk.token}` };
    const path = `${running.baseUrl}/api/users/generate-user-token`;
    expect((await fetch(path, { method: 'POST', headers })).status).toBe(200);
    expect(await kept()).toEqual(before);
  });

  test(`are ${MOST_SESSIONS} at most: a new one ends the one longest out of use`, async () => {
    const oldest = await signedIn();
    running.clock.set(HOUR);
    const store = new PostgresSessionStore(
      (await tablesOf(running)).database,
      running.clock,
      running.dependencies.settings,
    );
    const origin = { browser: null, system: null, browserSession: null };
    for (let opened = 0; opened < MOST_SESSIONS - 1; opened += 1) await store.issue(oldest.account.id, origin);
    const living = await store.living(oldest.account.id, oldest.token);
    expect([living.length, living[0]?.isOwn]).toEqual([MOST_SESSIONS, true]);
    const newest = await store.issue(oldest.account.id, origin);
    const left = (await store.living(oldest.account.id, newest)).map(({ id }) => id);
    expect(left).toHaveLength(MOST_SESSIONS);
    expect(left).toEqual(expect.arrayContaining(living.slice(1).map(({ id }) => id)));
    expect(await statusOf(oldest)).toBe(401);
  });
});
