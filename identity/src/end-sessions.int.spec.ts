import { MOST_SESSIONS } from '@meikan/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { signedInPeopleOf } from './testing/signed-in-people.ts';
import { tablesOf } from './testing/tables.ts';
import { me, signUp, visit } from './testing/visitor.ts';

const email = 'kasane@shiori.example';

let running: RunningIdentity;
const { signedIn, signedInAgain, ask, listed, mailedCode, statusOf, isSignedInAtProvider, idOf } = signedInPeopleOf(
  () => running,
  email,
);
beforeAll(async () => {
  running = await runIdentity();
  await signUp(running, visit(running), email);
});
beforeEach(async () => {
  running.clock.set(0);
  const { database } = await tablesOf(running);
  await database.deleteFrom('session').execute();
  await database.deleteFrom('one_time_code').execute();
});
afterAll(() => running.stop());

describe('a mailed code', () => {
  test('ends the sessions that are named, with their browsers, and no other', async () => {
    const [desk, phone, tablet] = [await signedIn(), await signedIn(), await signedIn()];
    const ids = [await idOf(phone), await idOf(tablet)];
    const third = await signedIn();
    const named = [ids[0], ids[1]?.toUpperCase()];
    const left = await ask(desk, 'POST', '/end', { code: await mailedCode(desk), sessions: named });
    expect((await listed(left)).map(({ id }) => id)).toEqual([await idOf(desk), await idOf(third)]);
    expect(await Promise.all([desk, phone, tablet, third].map(statusOf))).toEqual([200, 401, 401, 200]);
    expect(await Promise.all([desk, phone, tablet, third].map(isSignedInAtProvider))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('ends a session in another process within five seconds', async () => {
    const other = await runIdentity({ url: running.url });
    const [desk, phone] = [await signedIn(), await signedIn()];
    expect((await me(other, phone.token)).status).toBe(200);
    await ask(desk, 'POST', '/end', { code: await mailedCode(desk), sessions: [await idOf(phone)] });
    other.clock.set(5_001);
    expect((await me(other, phone.token)).status).toBe(401);
    await other.stop();
  });

  test('ends a sign-in that was under way in a browser that is signed out', async () => {
    const [desk, phone] = [await signedIn(), await signedIn()];
    const { at } = await phone.visitor.arrive(phone.visitor.authorization({ prompt: 'none' }));
    await ask(desk, 'POST', '/end', { code: await mailedCode(desk), sessions: [await idOf(phone)] });
    expect((await phone.visitor.redeem(at.searchParams.get('code') ?? '')).status).toBe(400);
  });

  test('signs out all browsers but the asking one where it is not known in which one a session was opened', async () => {
    const [desk, phone, old] = [await signedIn(), await signedIn(), await signedIn()];
    const { database } = await tablesOf(running);
    const id = await idOf(old);
    await database.updateTable('session').set({ browser_session: null }).where('id', '=', id).execute();
    await ask(desk, 'POST', '/end', { code: await mailedCode(desk), sessions: [id] });
    expect(await Promise.all([desk, phone, old].map(statusOf))).toEqual([200, 200, 401]);
    expect(await Promise.all([desk, phone, old].map(isSignedInAtProvider))).toEqual([true, false, false]);
  });

  test('ends an older session of the asking browser, which stays signed in at the provider', async () => {
    const before = await signedIn();
    const desk = await signedInAgain(before);
    await ask(desk, 'POST', '/end', { code: await mailedCode(desk), sessions: [await idOf(before)] });
    expect(await Promise.all([before, desk].map(statusOf))).toEqual([401, 200]);
    expect(await isSignedInAtProvider(desk)).toBe(true);
  });

  test('ends neither the asking session nor those of others, and passes over what has ended', async () => {
    const desk = await signedIn();
    await signUp(running, visit(running), 'neighbour@shiori.example');
    const neighbour = await signedIn('node', 'neighbour@shiori.example');
    const gone = await signedIn();
    const sessions = [await idOf(desk), await idOf(neighbour), await idOf(gone)];
    await running.database.pool.query('delete from identity.session where id = $1', [sessions[2]]);
    const phone = await signedIn();
    const code = await mailedCode(desk);
    const answer = await ask(desk, 'POST', '/end', { code, sessions: [...sessions, await idOf(phone)] });
    expect(answer.status).toBe(200);
    expect(await statusOf(phone)).toBe(401);
    expect(await Promise.all([desk, neighbour].map(statusOf))).toEqual([200, 200]);
    expect(await Promise.all([desk, neighbour].map(isSignedInAtProvider))).toEqual([true, true]);
  });

  test('that is wrong, used or of another account ends nothing', async () => {
    const [desk, phone] = [await signedIn(), await signedIn()];
    const [sessions, code] = [[await idOf(phone)], await mailedCode(desk)];
    const wrong = code === '000000' ? '000001' : '000000';
    await signUp(running, visit(running), 'stranger@shiori.example');
    const [stranger, theirs] = [
      await signedIn('node', 'stranger@shiori.example'),
      await signedIn('node', 'stranger@shiori.example'),
    ];
    for (const [who, typed, other] of [
      [desk, wrong, phone],
      [stranger, code, theirs],
    ] as const) {
      const answer = await ask(who, 'POST', '/end', { code: typed, sessions: [await idOf(other)] });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'code' }] });
    }
    const another = await signedIn();
    expect((await ask(desk, 'POST', '/end', { code, sessions: [await idOf(another)] })).status).toBe(200);
    expect((await ask(desk, 'POST', '/end', { code, sessions })).status).toBe(422);
    expect(await statusOf(phone)).toBe(200);
  });

  test('that is sent again, because its answer was lost, is answered with what is left', async () => {
    const [desk, phone] = [await signedIn(), await signedIn()];
    const body = { code: await mailedCode(desk), sessions: [await idOf(phone)] };
    await ask(desk, 'POST', '/end', body);
    expect(await listed(ask(desk, 'POST', '/end', body))).toMatchObject([{ isOwn: true }]);
  });

  test.each([[[]], [['not-an-id']], [Array.from({ length: MOST_SESSIONS + 1 }, () => crypto.randomUUID())]])(
    'ends nothing for a list that is empty, too long, or of no ids (%#)',
    async (sessions) => {
      const desk = await signedIn();
      const answer = await ask(desk, 'POST', '/end', { code: '123456', sessions });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field: expect.stringMatching(/^sessions/) }] });
    },
  );
});
