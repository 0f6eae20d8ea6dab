import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { twoFactorPeopleOf } from './testing/two-factor-people.ts';
import { goodPassword, me, signIn, visit } from './testing/visitor.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
});
afterAll(() => running.stop());

const people = twoFactorPeopleOf(() => running);
const { own } = people;

describe('a second factor', () => {
  test('is turned on by the password and a code of the app; all other sessions end, and the owner is told', async () => {
    const { visitor, email, token, account } = await people.member('on@shiori.example');
    const elsewhere = visit(running);
    await signIn(elsewhere, email);
    const { recoveryCodes } = await people.turnOn(visitor);
    expect(recoveryCodes).toHaveLength(10);
    expect((await me(running, token)).status).toBe(401);
    expect([await people.isSignedIn(visitor), await people.isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await people.typesOf(account.id)).toEqual(['account-opened', 'second-factor-turned-on']);
    await eventually(() => people.subjectsTo(email).includes('名鑑 二段階認証を設定しました'));
    const { text } = await visitor.browser.open(own());
    expect(text).toContain('から有効です。');
    expect(text).toContain('あと10個');
  });

  test('is not begun without the password', async () => {
    const { visitor } = await people.member('unasked@shiori.example');
    const answer = await visitor.fill(own(), { current: `${goodPassword}x` });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('パスワード情報に誤りがあります');
    expect((await visitor.browser.open(own('/set-up'))).location?.pathname).toBe('/identity/second-factor');
  });

  test('is not turned on by a wrong code, and the same picture is shown again', async () => {
    const { visitor, email } = await people.member('wrong@shiori.example');
    const { at, app } = await people.begin(visitor);
    const answer = await visitor.fill(at, { code: app.wrong() });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('認証コードが正しくありません');
    expect(people.appOf(answer.text).secret).toEqual(app.secret);
    expect(await signIn(visit(running), email)).not.toBeNull();
  });

  test('is set up in one go: who begins again in the same browser sees the same picture', async () => {
    const { visitor } = await people.member('again@shiori.example');
    const first = await people.begin(visitor);
    expect((await people.begin(visitor)).app.secret).toEqual(first.app.secret);
  });

  test('is shown to the browser alone that began it, and for ten minutes', async () => {
    const { visitor, email } = await people.member('shown@shiori.example');
    const elsewhere = visit(running);
    await signIn(elsewhere, email);
    await people.begin(visitor);
    const shownTo = async (who: typeof visitor, path: string) => (await who.browser.open(own(path))).status === 200;
    expect([await shownTo(visitor, '/set-up'), await shownTo(elsewhere, '/set-up')]).toEqual([true, false]);
    const { app } = await people.turnOn(visitor);
    expect([await shownTo(visitor, '/recovery-codes'), await shownTo(visitor, '/set-up')]).toEqual([true, false]);
    await people.signInBoth(email, app, elsewhere);
    expect(await people.isSignedIn(elsewhere)).toBe(true);
    expect(await shownTo(elsewhere, '/recovery-codes')).toBe(false);
    running.clock.set(12 * 60_000);
    expect(await shownTo(visitor, '/recovery-codes')).toBe(false);
    running.clock.set(0);
  });

  test('gives its recovery codes as a file', async () => {
    const { visitor, recoveryCodes } = await people.memberWithApp('file@shiori.example');
    const { text } = await visitor.browser.open(own('/recovery-codes.txt'));
    expect(recoveryCodes.filter((code) => !text.includes(code))).toEqual([]);
    expect(text).toContain('file@shiori.example');
  });

  test('stands in the database sealed under the key of its person', async () => {
    const { app, account, recoveryCodes } = await people.memberWithApp('sealed@shiori.example');
    const { database } = await tablesOf(running);
    const row = await database.selectFrom('second_factor').selectAll().where('account_id', '=', account.id).execute();
    const kept = row.map(({ secret }) => secret);
    expect(kept).toHaveLength(1);
    expect(kept.some((secret) => secret.includes(app.secret))).toBe(false);
    expect(JSON.stringify(row)).not.toContain(recoveryCodes[0]?.replaceAll('-', ''));
  });
});

describe('who has a second factor', () => {
  test('gets ten other recovery codes by password and code; those before are worth nothing', async () => {
    const { visitor, email, recoveryCodes } = await people.memberWithApp('renew@shiori.example');
    const page = await visitor.change(own('/renew'), { current: goodPassword, code: recoveryCodes[1] ?? '' });
    const renewed = people.recoveryCodesOn(page.text);
    expect(renewed).toHaveLength(10);
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    await eventually(() => people.subjectsTo(email).includes('名鑑 予備コードが新しくなりました'));
    const asked = await people.passwordShown(email);
    const old = await asked.visitor.fill(asked.at, { code: recoveryCodes[2] ?? '' });
    expect(old.status).toBe(422);
    expect((await asked.visitor.fill(asked.at, { code: renewed[1] ?? '' })).status).toBe(303);
  });

  test('turns it off by password and code, and signs in by the password alone from then on', async () => {
    const { visitor, email, app, account } = await people.memberWithApp('off@shiori.example');
    const page = await visitor.change(own('/off'), { current: goodPassword, code: app.next() });
    expect(page.text).toContain('二段階認証をやめました');
    expect(await signIn(visit(running), email)).not.toBeNull();
    expect((await people.typesOf(account.id)).at(-1)).toBe('second-factor-turned-off');
    await eventually(() => people.subjectsTo(email).includes('名鑑 二段階認証を解除しました'));
    const { database } = await tablesOf(running);
    const left = database.selectFrom('second_factor').selectAll().where('account_id', '=', account.id);
    expect(await left.execute()).toEqual([]);
  });

  test.each([
    ['a wrong password', 'パスワード情報に誤りがあります'],
    ['a wrong code', '認証コードが正しくありません'],
  ])('keeps it after %s', async (what, fault) => {
    const { visitor, email, app } = await people.memberWithApp(`${what.replaceAll(' ', '-')}@shiori.example`);
    const right = { current: goodPassword, code: app.next() };
    const wrong = what === 'a wrong code' ? { code: app.wrong() } : { current: `${goodPassword}x` };
    const answer = await visitor.fill(own('/off'), { ...right, ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(fault);
    expect(await signIn(visit(running), email).catch(() => 'asked')).toBe('asked');
  });

  test('who lost app and recovery codes is helped by an operator', async () => {
    const { email, account } = await people.memberWithApp('helped@shiori.example');
    expect(await running.identity.turnOffSecondFactor('nobody@shiori.example')).toBe(false);
    expect(await running.identity.turnOffSecondFactor(' HELPED@shiori.example')).toBe(true);
    expect(await signIn(visit(running), email)).not.toBeNull();
    const [last] = (await running.log.readStream(`account-${account.id}`)).toReversed();
    expect(last).toMatchObject({ type: 'second-factor-turned-off' });
    expect(await running.identity.turnOffSecondFactor(email)).toBe(false);
  });

  test('takes along in their own data that they have it, and not its secret', async () => {
    const { account } = await people.memberWithApp('kept@shiori.example');
    const kept = await running.identity.keptAccount(account.id);
    expect(kept).toMatchObject({ secondFactorSince: expect.any(String) });
  });
});
