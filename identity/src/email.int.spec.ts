import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailChangersOf } from './testing/email-changers.ts';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { codeMailedTo, goodPassword, initializedWith, me, signIn, signUp, visit } from './testing/visitor.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity({ settings: { adminEmail: 'chief@shiori.example' } });
});
afterAll(() => running.stop());

const { askFor, codeFor, member, subjectsTo, typesOf } = emailChangersOf(() => running);

/** Somebody who has changed their address. */
async function changed(from: string, to: string) {
  const who = await member(from);
  const { at, code } = await codeFor(who.visitor, to);
  return { ...who, done: await who.visitor.change(at, { code }) };
}

/** The account that somebody signs in to by an address. */
async function accountBy(email: string) {
  const visitor = visit(running);
  const code = await signIn(visitor, email);
  return code === null ? null : (await initializedWith(running, visitor, code)).account;
}

describe('a change of the address', () => {
  test('is made by the code that was mailed to the new one, and the old one is told', async () => {
    const { account, done } = await changed('old@shiori.example', 'new@shiori.example');
    expect(done.text.replaceAll(/<[^>]+>/g, '')).toContain('これからはnew@shiori.exampleでログインしてください');
    expect(await accountBy('old@shiori.example')).toBeNull();
    expect(await accountBy('new@shiori.example')).toMatchObject({ id: account.id, email: 'new@shiori.example' });
    expect(await typesOf(account.id)).toEqual(['account-opened', 'email-changed']);
    await eventually(() => subjectsTo('old@shiori.example').includes('名鑑 メールアドレスが変更されました'));
    expect(subjectsTo('new@shiori.example')).toEqual(['名鑑 メールアドレス変更の確認コード']);
  });

  test('ends every session but that of this browser at the provider', async () => {
    const who = await member('here@shiori.example');
    const elsewhere = visit(running);
    await signIn(elsewhere, 'here@shiori.example');
    const { at, code } = await codeFor(who.visitor, 'moved@shiori.example');
    expect((await me(running, who.token)).status).toBe(200);
    await who.visitor.fill(at, { code });
    expect((await me(running, who.token)).status).toBe(401);
    const here = await who.visitor.arrive(who.visitor.authorization({ prompt: 'none' }));
    expect(here.at.searchParams.get('code')).not.toBeNull();
    const there = await elsewhere.arrive(elsewhere.authorization({ prompt: 'none' }));
    expect(there.at.searchParams.get('error')).toBe('login_required');
  });

  test('frees the old address for somebody else, and for its owner', async () => {
    const first = await changed('freed@shiori.example', 'further@shiori.example');
    expect((await member('freed@shiori.example')).account.id).not.toBe(first.account.id);
    const back = await codeFor(first.visitor, 'furthest@shiori.example');
    await first.visitor.fill(back.at, { code: back.code });
    const again = await codeFor(first.visitor, 'further@shiori.example');
    await first.visitor.fill(again.at, { code: again.code });
    expect(await accountBy('further@shiori.example')).toMatchObject({ id: first.account.id });
  });

  test('makes a code worthless that went to the old address', async () => {
    const who = await member('reset-old@shiori.example');
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
    const reset = await visitor.fill(new URL(at.href.replace(/sign-in$/, 'reset')), {
      email: 'reset-old@shiori.example',
    });
    const old = await eventually(() => {
      expect(subjectsTo('reset-old@shiori.example')).toHaveLength(2);
      return codeMailedTo(running, 'reset-old@shiori.example');
    });
    const asks = reset.location ?? at;
    const csrf = await visitor.csrfAt(asks);
    const { at: here, code } = await codeFor(who.visitor, 'reset-new@shiori.example');
    await who.visitor.fill(here, { code });
    const sent = new URLSearchParams({ csrf, code: old, password: 'Hoshizora-88' });
    expect((await visitor.browser.submit(asks, sent)).text).toContain('有効期限が切れています');
    expect(await accountBy('reset-new@shiori.example')).toMatchObject({ id: who.account.id });
  });

  test('is idempotent for a form that is sent twice, at once or later', async () => {
    const { visitor, account } = await member('double@shiori.example');
    const { at, code } = await codeFor(visitor, 'single@shiori.example');
    const csrf = await visitor.csrfAt(at);
    const send = () => visitor.browser.submit(at, new URLSearchParams({ csrf, code }));
    for (const { status, location } of [...(await Promise.all([send(), send()])), await send()]) {
      expect([status, location?.search]).toEqual([303, '?what=email']);
    }
    expect(await typesOf(account.id)).toEqual(['account-opened', 'email-changed']);
    const notices = subjectsTo('double@shiori.example').filter((subject) => subject.includes('変更されました'));
    expect(notices).toHaveLength(1);
  });

  test('goes on by the same form where it was cut off after the code', async () => {
    const { visitor, account } = await member('cut@shiori.example');
    const { at, code } = await codeFor(visitor, 'carried@shiori.example');
    const { database } = await tablesOf(running);
    const csrf = await visitor.csrfAt(at);
    await database.updateTable('one_time_code').set({ used_at: new Date() }).where('purpose', '=', 'email').execute();
    const again = await visitor.browser.submit(at, new URLSearchParams({ csrf, code }));
    expect(again.location?.search).toBe('?what=email');
    expect(await accountBy('carried@shiori.example')).toMatchObject({ id: account.id });
  });

  test('to one address by two at the same moment is made by one of them', async () => {
    const people = [await member('one@shiori.example'), await member('two@shiori.example')];
    const forms: { send(): Promise<{ readonly text: string }> }[] = [];
    for (const { visitor } of people) {
      const at = await askFor(visitor, 'wanted@shiori.example');
      await eventually(() => subjectsTo('wanted@shiori.example').length > forms.length);
      const code = codeMailedTo(running, 'wanted@shiori.example');
      forms.push({ send: () => visitor.change(at, { code }) });
    }
    const told = (await Promise.all(forms.map(({ send }) => send()))).map(({ text }) => text);
    expect(told.filter((text) => text.includes('更新が完了しました'))).toHaveLength(1);
    expect(told.filter((text) => text.includes('このメールアドレスには変更できませんでした'))).toHaveLength(1);
    const holder = await accountBy('wanted@shiori.example');
    const loser = people.find(({ account }) => account.id !== holder?.id);
    expect(await typesOf(loser?.account.id ?? '')).toEqual(['account-opened']);
  });

  test('to the address of ADMIN_EMAIL makes its owner an admin', async () => {
    await changed('deputy@shiori.example', 'chief@shiori.example');
    expect(await accountBy('chief@shiori.example')).toMatchObject({ isAdminMode: true });
  });

  test('keeps the password, and what the account is', async () => {
    const business = visit(running);
    const code = await signUp(running, business, 'firm@shiori.example');
    const { account } = await initializedWith(running, business, code);
    const asked = await codeFor(business, 'firm-new@shiori.example');
    await business.fill(asked.at, { code: asked.code });
    expect(await signIn(visit(running), 'firm-new@shiori.example', `${goodPassword}x`)).toBeNull();
    expect(await accountBy('firm-new@shiori.example')).toEqual({ ...account, email: 'firm-new@shiori.example' });
  });
});
