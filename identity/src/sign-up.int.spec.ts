import { once } from 'node:events';
import { request } from 'node:http';
import { accountId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountCommands } from './accounts/account-commands.ts';
import { emailKey } from './accounts/email-address.ts';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import {
  codeMailedTo,
  goodPassword,
  initializedWith,
  me,
  signIn,
  signUp,
  signUpForm,
  visit,
} from './testing/visitor.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity({ settings: { adminEmail: 'First@shiori.example' } });
});
afterAll(() => running.stop());

describe('a sign-up', () => {
  test('leads from the mailed code to a session and an opened profile', async () => {
    const visitor = visit(running);
    const code = await signUp(running, visitor, 'minato@shiori.example');
    const { token, account, isNew } = await initializedWith(running, visitor, code);
    expect(isNew).toBe(true);
    expect(token).toMatch(/^st_/);
    expect(account).toMatchObject({ email: 'minato@shiori.example', isBusinessMode: false, isAdminMode: false });
    expect((await me(running, token)).status).toBe(200);
    const profile = await running.log.readStream(`user-${account.id}`);
    expect(profile).toMatchObject([{ type: 'user-registered', data: { isDraft: true } }]);
  });

  test('accepts an address and a code as a Japanese keyboard types them, and shows how the address was read', async () => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
    const email = '\u3000ｗｉｄｅ＠ｓｈｉｏｒｉ。ｅｘａｍｐｌｅ ';
    const again = await visitor.fill(at, { name: '佐伯 みなと', email, password: 'weak' });
    expect(again.text).toContain('value="wide@shiori.example"');
    const page = await signUpForm(visitor, { email });
    const code = await eventually(() => codeMailedTo(running, 'wide@shiori.example'));
    const wide = code.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? '');
    const done = await visitor.fill(page, { code: `確認コード：${wide.slice(0, 3)}\u3000${wide.slice(3)}` });
    expect(done.location).not.toBeNull();
    expect(await signIn(visit(running), 'ＷＩＤＥ＠shiori．example\u3000')).not.toBeNull();
  });

  test.each([
    ['create', 'business', true],
    ['login', 'business', true],
    ['create', 'general', false],
    ['create', 'nonsense', false],
  ])('that begins by %s for a %s account offers the form of a company: %s', async (prompt, mode, isOfCompany) => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt, account_mode: mode }));
    const { text } = await visitor.browser.open(new URL('sign-up', at));
    expect(text.includes('<input type="hidden" name="mode" value="business">')).toBe(isOfCompany);
    const other = new URL(`sign-up?mode=${isOfCompany ? 'general' : 'business'}`, at);
    const { text: turned } = await visitor.browser.open(other);
    expect(turned.includes('<input type="hidden" name="mode" value="business">')).toBe(!isOfCompany);
  });

  test('makes the owner of ADMIN_EMAIL an admin', async () => {
    const visitor = visit(running);
    const { account } = await initializedWith(running, visitor, await signUp(running, visitor, 'first@shiori.example'));
    expect(account.isAdminMode).toBe(true);
  });

  test('warns of a rare suffix in the form and beside the code, without rejecting it', async () => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
    const form = { name: '佐伯 みなと', email: 'minato@shiori.company' };
    const hint = 'あまり見かけない末尾のアドレスです';
    const again = await visitor.fill(at, { ...form, password: 'weak' });
    expect(again.text).toContain(hint);
    expect(again.text).not.toContain('メールアドレスの形式が正しくありません');
    const usual = await visitor.fill(at, { ...form, email: 'minato@shiori.jp', password: 'weak' });
    expect(usual.text).not.toContain(hint);
    const code = await signUpForm(visitor, { email: form.email });
    expect((await visitor.browser.open(code)).text).toContain(hint);
    const done = await visitor.fill(code, { code: await eventually(() => codeMailedTo(running, form.email)) });
    expect(done.location).not.toBeNull();
  });

  test('creates neither an account nor a reservation before the code', async () => {
    const visitor = visit(running);
    await signUpForm(visitor, { email: 'early@shiori.example' });
    const { account, pepper } = await tablesOf(running);
    expect(await account('early@shiori.example')).toBeUndefined();
    expect(await running.log.readStream(streams.email(emailKey('early@shiori.example', pepper)).name)).toEqual([]);
  });

  test('continues under the id that holds the address, after an interrupted attempt', async () => {
    const { pepper } = await tablesOf(running);
    const commands = createAccountCommands(running.handler, running.clock);
    await commands.reserveEmail(emailKey('cut@shiori.example', pepper), accountId('orphan'));
    const visitor = visit(running);
    const { account } = await initializedWith(running, visitor, await signUp(running, visitor, 'cut@shiori.example'));
    expect(account.id).toBe('orphan');
  });
});

describe('a sign-up with a known address', () => {
  test('looks the same on the page, and only the mail says so', async () => {
    const owner = visit(running);
    await signUp(running, owner, 'known@shiori.example');
    const [known, unknown] = [visit(running), visit(running)];
    const first = await signUpForm(known, { email: 'known@shiori.example' });
    const second = await signUpForm(unknown, { email: 'fresh@shiori.example' });
    const strip = (text: string) => text.replaceAll(/interaction\/[\w-]+|value="[\w-]{20,}"|[kf]•••\w*/g, '');
    expect(strip((await known.browser.open(first)).text)).toBe(strip((await unknown.browser.open(second)).text));
    const mail = await eventually(() => running.sent.findLast(({ to }) => to === 'known@shiori.example'));
    expect(mail?.text).toContain('すでに名鑑に登録されています');
    expect((await known.fill(first, { code: '123456' })).text).toContain('確認コードが正しくありません');
  });
});

describe('the form', () => {
  test.each([
    ['a password that everybody tries', { password: 'Password1' }, 'よく使われている'],
    ['the same with ornaments', { password: 'Password123!!' }, 'よく使われている'],
    ['a weak one', { password: 'aaaaaaaa' }, '8文字以上で'],
    ['one that holds the address', { password: 'Kumogata1', email: 'kumogata@shiori.example' }, 'メールアドレスを含む'],
    ['a too long one', { password: `Aa1${'x'.repeat(300)}` }, '256文字以内'],
    ['a header in the address', { email: 'a@b.jp\r\nBcc:x@y.jp' }, '形式が正しくありません'],
    ['an address with a name', { email: '"<x>"@b.jp' }, '形式が正しくありません'],
    ['a long address', { email: `${'a'.repeat(400)}@b.jp` }, '形式が正しくありません'],
    ['no name', { name: '　' }, 'お名前を入力してください'],
  ])('rejects %s', async (_what, typed, words) => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
    const answer = await visitor.fill(at, { name: '佐伯', email: 'a@b.jp', password: goodPassword, ...typed });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(words);
  });

  test.each(['漢字のパスワードAb1', 'correct horse battery staple', `Aa1 ${'長'.repeat(120)}`])(
    'accepts %s whole',
    async (password) => {
      const visitor = visit(running);
      const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
      const answer = await visitor.fill(at, { name: '佐伯', email: `p${password.length}@b.tokyo`, password });
      expect(answer.status).toBe(303);
    },
  );

  test('rejects a megabyte before reading it', async () => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
    const type = 'application/x-www-form-urlencoded';
    const headers = { origin: running.publicUrl, 'content-type': type, 'content-length': 1_000_000 };
    const sent = request(new URL(at.pathname, running.baseUrl), { method: 'POST', headers });
    // What was announced never comes: who would read it first would answer never.
    sent.flushHeaders();
    const [answer] = await once(sent, 'response');
    await once(answer.resume(), 'end');
    expect(answer.statusCode).toBe(413);
    sent.destroy();
  });

  test('shows input as plain text only', async () => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
    const name = '"><img src=x onerror=alert(1)>';
    const { text } = await visitor.fill(at, { name, email: 'bad', password: goodPassword });
    expect(text).not.toContain('<img');
    expect(text).toContain('&quot;&gt;&lt;img');
  });
});
