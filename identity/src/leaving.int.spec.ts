import { accountId } from '@meikan/domain';
import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { generousLimits, type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { codeMailedTo, initializedWith, me, signIn, signUp, visit } from './testing/visitor.ts';
import { defaultLimits } from './throttle/limits.ts';

const DAY = 24 * 3600_000;
const MINUTE = 60_000;
const answered = z.object({ payload: z.object({ closesAt: z.string().nullable() }) });

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity({ limits: { ...generousLimits, mailPerAddress: defaultLimits.mailPerAddress } });
});
beforeEach(() => running.clock.set(0));
afterAll(() => running.stop());

async function member(email: string) {
  const visitor = visit(running);
  return { email, ...(await initializedWith(running, visitor, await signUp(running, visitor, email))) };
}
type Member = Awaited<ReturnType<typeof member>>;

function ask({ token }: Pick<Member, 'token'>, method: string, path = '', body?: object) {
  return fetch(`${running.baseUrl}/api/users/leaving${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: method === 'GET' || method === 'DELETE' ? null : JSON.stringify(body ?? {}),
  });
}

/** The code of the mail to leave, once there is a newer one than of the sign-up. */
async function codeFor(who: Member): Promise<string> {
  const before = running.sent.length;
  const asked = await ask(who, 'POST', '/code');
  const covered = `${who.email.slice(0, 1)}•••`;
  expect(await asked.json()).toMatchObject({ payload: { sentTo: expect.stringContaining(covered) } });
  await eventually(() => running.sent.slice(before).some(({ to }) => to === who.email));
  return codeMailedTo(running, who.email);
}

async function leave(who: Member): Promise<string> {
  const answer = await ask(who, 'PUT', '', { code: await codeFor(who) });
  expect(answer.status).toBe(200);
  return answered.parse(await answer.json()).payload.closesAt ?? '';
}

const closesAtOf = async (who: Member) => answered.parse(await (await me(running, who.token)).json()).payload.closesAt;
const subjectsTo = ({ email }: Member) => running.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
const typesOf = async ({ account }: Member) =>
  (await running.log.readStream(`account-${account.id}`)).map(({ type }) => type);

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

describe('an account that a backup has brought back', () => {
  test('is closed at once, and without a word to its owner', async () => {
    const who = await member('restored@shiori.example');
    const id = accountId(who.account.id);
    expect(await running.identity.closeAgain(id)).toBe(true);
    expect(await running.identity.accounts.byId(id)).toBeNull();
    expect((await me(running, who.token)).status).toBe(401);
    expect(await typesOf(who)).toEqual(['account-opened', 'leaving-begun', 'account-closed']);
    expect(subjectsTo(who).filter((subject) => subject.includes('退会'))).toEqual([]);
    expect(await running.identity.closeAgain(id)).toBe(false);
    expect((await member(who.email)).account.id).not.toBe(who.account.id);
  });

  test('is closed also where it had come back on its way out, or closed in the log alone', async () => {
    const [leaving, closed] = [await member('days@shiori.example'), await member('half@shiori.example')];
    for (const who of [leaving, closed]) await leave(who);
    running.clock.set(15 * DAY);
    const { database } = await tablesOf(running);
    const isClosed = database.selectFrom('account').selectAll().where('id', '=', closed.account.id);
    const row = await isClosed.executeTakeFirstOrThrow();
    expect(await running.identity.closeAgain(accountId(closed.account.id))).toBe(true);
    await database.insertInto('account').values(row).execute();
    for (const who of [leaving, closed]) {
      expect(await running.identity.closeAgain(accountId(who.account.id))).toBe(true);
      expect(await typesOf(who)).toEqual(['account-opened', 'leaving-begun', 'account-closed']);
    }
  });
});

describe('an account whose time is over', () => {
  test('lets nobody in, is closed, and its address is free for a new one', async () => {
    const who = await member('gone@shiori.example');
    await leave(who);
    running.clock.set(14 * DAY + MINUTE / 2);
    expect((await me(running, who.token)).status).toBe(401);
    expect((await ask(who, 'DELETE')).status).toBe(401);
    expect(await signIn(visit(running), who.email)).toBeNull();
    // Not before every process has seen that.
    await running.identity.closeLeft();
    expect(await running.identity.accounts.byId(who.account.id)).not.toBeNull();
    running.clock.set(14 * DAY + 2 * MINUTE);
    await running.identity.closeLeft();
    expect(await running.identity.accounts.byId(who.account.id)).toBeNull();
    expect(await typesOf(who)).toEqual(['account-opened', 'leaving-begun', 'account-closed']);
    await eventually(() => subjectsTo(who).includes('名鑑 退会が完了しました'));
    running.clock.set(0);
    expect((await member(who.email)).account.id).not.toBe(who.account.id);
  });

  test('is closed once, and told so once, by two rounds at the same time', async () => {
    const who = await member('twice@shiori.example');
    await leave(who);
    running.clock.set(15 * DAY);
    await Promise.all([running.identity.closeLeft(), running.identity.closeLeft()]);
    expect((await typesOf(who)).filter((type) => type === 'account-closed')).toHaveLength(1);
    const goodbyes = () => subjectsTo(who).filter((subject) => subject === '名鑑 退会が完了しました');
    await eventually(() => goodbyes().length > 0);
    expect(goodbyes()).toHaveLength(1);
  });

  test('stays where its owner stayed, though that was cut off before identity knew', async () => {
    const who = await member('cut@shiori.example');
    await leave(who);
    await ask(who, 'DELETE');
    const { database, account } = await tablesOf(running);
    const past = { closes_at: new Date(0) };
    await database.updateTable('account').set(past).where('id', '=', who.account.id).execute();
    await running.identity.closeLeft();
    expect((await account(who.email))?.closes_at).toBeNull();
    expect(await running.identity.accounts.byId(accountId(who.account.id))).toMatchObject({ disabled: false });
  });
});
