import { accountId } from '@meikan/domain';
import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaversOf } from '../testing/leavers.ts';
import { type RunningIdentity, runIdentity } from '../testing/running-identity.ts';
import { tablesOf } from '../testing/tables.ts';
import { me, signIn, visit } from '../testing/visitor.ts';

const DAY = 24 * 3600_000;
const MINUTE = 60_000;

let running: RunningIdentity;
const { member, ask, leave, subjectsTo, typesOf } = leaversOf(() => running);
beforeAll(async () => {
  running = await runIdentity();
});
beforeEach(() => running.clock.set(0));
afterAll(() => running.stop());

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
