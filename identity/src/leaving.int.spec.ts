import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaversOf, leavingAnswer, type Member } from './testing/leavers.ts';
import { generousLimits, type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { me } from './testing/visitor.ts';
import { defaultLimits } from './throttle/limits.ts';

const DAY = 24 * 3600_000;
const MINUTE = 60_000;

let running: RunningIdentity;
const { member, ask, codeFor, leave, subjectsTo, typesOf } = leaversOf(() => running);
beforeAll(async () => {
  running = await runIdentity({ limits: { ...generousLimits, mailPerAddress: defaultLimits.mailPerAddress } });
});
beforeEach(() => running.clock.set(0));
afterAll(() => running.stop());

const closesAtOf = async (who: Member) =>
  leavingAnswer.parse(await (await me(running, who.token)).json()).payload.closesAt;

describe('leaving', () => {
  test('takes a mailed code, and closes the account in 14 days', async () => {
    const who = await member('leaver@shiori.example');
    running.clock.hold();
    const now = running.clock.now().getTime();
    const closesAt = await leave(who);
    expect(new Date(closesAt).getTime() - now).toBe(14 * DAY);
    expect(await closesAtOf(who)).toBe(closesAt);
    expect(await (await ask(who, 'GET')).json()).toMatchObject({ payload: { closesAt, ownedAlone: [] } });
    expect(await typesOf(who)).toEqual(['account-opened', 'leaving-begun']);
    await eventually(() => subjectsTo(who).includes('名鑑 退会の手続きをしました'));
  });

  test('tells to which address the code goes, and covers it', async () => {
    const asked = await ask(await member('covered@shiori.example'), 'POST', '/code');
    expect(await asked.json()).toMatchObject({ payload: { sentTo: expect.stringContaining('c•••') } });
  });

  test('rejects a wrong code at its field, reads a pasted one, and takes each once', async () => {
    const who = await member('pasting@shiori.example');
    const code = await codeFor(who);
    const other = code === '000000' ? '000001' : '000000';
    const wrong = await ask(who, 'PUT', '', { code: other });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { errors: [{ field: 'code', code: 'wrong-code' }] },
    ]);
    expect(await closesAtOf(who)).toBeNull();
    expect((await ask(who, 'PUT', '', { code: `確認コード：${code}` })).status).toBe(200);
    expect((await ask(who, 'DELETE')).status).toBe(200);
    expect((await ask(who, 'PUT', '', { code })).status).toBe(422);
  });

  test('rejects the code of somebody else, and an old one', async () => {
    const [who, other] = [await member('mine@shiori.example'), await member('yours@shiori.example')];
    const [own, foreign] = [await codeFor(who), await codeFor(other)];
    if (own !== foreign) expect((await ask(who, 'PUT', '', { code: foreign })).status).toBe(422);
    running.clock.set(11 * MINUTE);
    const late = await ask(who, 'PUT', '', { code: own });
    expect([late.status, await late.json()]).toMatchObject([422, { detail: /有効期限が切れています/ }]);
  });

  test('stands as it was said first when it is asked for again', async () => {
    const who = await member('again@shiori.example');
    const closesAt = await leave(who);
    const repeated = await ask(who, 'PUT', '', { code: 'whatever' });
    expect(await repeated.json()).toMatchObject({ payload: { closesAt } });
  });

  test('is stopped by who thinks better of it, and nothing is closed', async () => {
    const who = await member('staying@shiori.example');
    await leave(who);
    expect(await (await ask(who, 'DELETE')).json()).toMatchObject({ payload: { closesAt: null } });
    await eventually(() => subjectsTo(who).includes('名鑑 退会を取りやめました'));
    running.clock.set(15 * DAY);
    await running.identity.closeLeft();
    expect((await me(running, who.token)).status).toBe(200);
    expect(await typesOf(who)).toEqual(['account-opened', 'leaving-begun', 'leaving-stopped']);
  });

  test('is rejected while pages have nobody else, and names them', async () => {
    const who = await member('alone@shiori.example');
    const page = { id: 'tsubame', name: '株式会社つばめ' };
    running.ownedAlone.set(who.account.id, [page]);
    const code = await codeFor(who);
    expect(await (await ask(who, 'GET')).json()).toMatchObject({ payload: { ownedAlone: [page] } });
    const answer = await ask(who, 'PUT', '', { code });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'owns-pages-alone', detail: /「株式会社つばめ」.*招待/ },
    ]);
    const many = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `会社${id}` }));
    running.ownedAlone.set(who.account.id, many);
    expect(await (await ask(who, 'PUT', '', { code })).json()).toMatchObject({
      detail: /^「会社a」「会社b」「会社c」など4件を/,
    });
    running.ownedAlone.delete(who.account.id);
    expect((await ask(who, 'PUT', '', { code })).status).toBe(200);
  });

  test('is rejected for the last admin: one who leaves already looks after nothing', async () => {
    const { database } = await tablesOf(running);
    const admin = async (email: string) => {
      const who = await member(email);
      await database.updateTable('account').set({ is_admin: true }).where('id', '=', who.account.id).execute();
      return who;
    };
    const [first, last] = [await admin('admin@shiori.example'), await admin('deputy@shiori.example')];
    await leave(first);
    const answer = await ask(last, 'PUT', '', { code: await codeFor(last) });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'last-admin' }]);
  });

  test('sends no more than five mails an hour to an address', async () => {
    const who = await member('mails@shiori.example');
    const statuses = [];
    // The code of the sign-up was the first.
    for (let mail = 0; mail < 5; mail += 1) statuses.push((await ask(who, 'POST', '/code')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test.each(['GET', 'PUT', 'DELETE'])('is nobody else’s business: %s', async (method) => {
    expect((await ask({ token: `st_${'A'.repeat(43)}` }, method, '', { code: '1' })).status).toBe(401);
  });
});
