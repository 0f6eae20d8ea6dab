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
    expect(profile.map(({ type }) => type)).toEqual(['user-registered']);
  });

  test('takes an address and a code as a Japanese keyboard types them, and shows how the address was read', async () => {
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

  test('makes the owner of ADMIN_EMAIL an admin', async () => {
    const visitor = visit(running);
    const { account } = await initializedWith(running, visitor, await signUp(running, visitor, 'first@shiori.example'));
    expect(account.isAdminMode).toBe(true);
  });

  test('hints at a suffix that is seldom seen, in the form and beside the code, and refuses it nowhere', async () => {
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

  test('is nothing before the code: no account, no reservation', async () => {
    const visitor = visit(running);
    await signUpForm(visitor, { email: 'early@shiori.example' });
    const { account, pepper } = await tablesOf(running);
    expect(await account('early@shiori.example')).toBeUndefined();
    expect(await running.log.readStream(streams.email(emailKey('early@shiori.example', pepper)))).toEqual([]);
  });

  test('takes five wrong codes, then not even the right one', async () => {
    const visitor = visit(running);
    const at = await signUpForm(visitor, { email: 'five@shiori.example' });
    const right = await eventually(() => codeMailedTo(running, 'five@shiori.example'));
    const wrong = right === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await visitor.fill(at, { code: wrong })).text).toContain('確認コードが正しくありません');
    }
    const late = await visitor.fill(at, { code: right });
    expect(late.location).toBeNull();
    expect(late.text).toContain('新しいコードを送り直してください');
  });

  test('counts guesses that are sent at once', async () => {
    const visitor = visit(running);
    const at = await signUpForm(visitor, { email: 'burst@shiori.example' });
    await eventually(() => codeMailedTo(running, 'burst@shiori.example'));
    const { text } = await visitor.browser.open(at);
    const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const guesses = Array.from({ length: 20 }, (_, index) => new URLSearchParams({ csrf, code: `x${index}` }));
    const answers = await Promise.all(guesses.map((guess) => visitor.browser.submit(at, guess)));
    expect(answers.filter((answer) => answer.text.includes('確認コードが正しくありません'))).toHaveLength(5);
  });

  test('mails one code for the form sent twice at once, and ends once by the code sent twice', async () => {
    const visitor = visit(running);
    const email = 'double@shiori.example';
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
    const csrfAt = async (page: URL) =>
      /name="csrf" value="([^"]+)"/.exec((await visitor.browser.open(page)).text)?.[1] ?? '';
    const form = { csrf: await csrfAt(at), name: '佐伯 みなと', email, password: goodPassword, mode: 'general' };
    const twice = (page: URL, fields: Record<string, string>) =>
      Promise.all([1, 2].map(() => visitor.browser.submit(page, new URLSearchParams(fields))));
    const [page] = (await twice(at, form)).map(({ location }) => location);
    expect(running.sent.filter(({ to }) => to === email)).toHaveLength(1);
    const code = codeMailedTo(running, email);
    if (!page) throw new Error('the form was refused');
    const csrf = await csrfAt(page);
    const [first, second] = await twice(page, { csrf, code });
    expect([first?.status, second?.status]).toEqual([303, 303]);
    expect(second?.location?.href).toBe(first?.location?.href);
    const later = await visitor.browser.submit(page, new URLSearchParams({ csrf, code }));
    expect(later.location?.href).toBe(first?.location?.href);
    const back = await visitor.arrive(first?.location ?? page);
    expect(back.at.searchParams.get('code')).not.toBeNull();
    const afterwards = await visitor.browser.submit(page, new URLSearchParams({ csrf, code }));
    expect([afterwards.status, afterwards.location?.pathname]).toEqual([303, '/login']);
    const { account } = await tablesOf(running);
    const events = await running.log.readStream(`account-${(await account(email))?.id}`);
    expect(events.map(({ type }) => type)).toEqual(['account-opened']);
  });

  test('says that a code was sent again, and that the newest one counts', async () => {
    const visitor = visit(running);
    const at = await signUpForm(visitor, { email: 'again@shiori.example' });
    expect((await visitor.browser.open(at)).text).not.toContain('新しい確認コードを送りました');
    const { location } = await visitor.fill(at, {}, 1);
    expect((await visitor.browser.open(location ?? at)).text).toContain(
      '新しい確認コードを送りました。前のコードは使えません。いちばん新しいメールのコードを入力してください。',
    );
  });

  test('forgets the first code when a second one is sent', async () => {
    const visitor = visit(running);
    const at = await signUpForm(visitor, { email: 'twice@shiori.example' });
    const first = await eventually(() => codeMailedTo(running, 'twice@shiori.example'));
    await visitor.fill(at, {}, 1);
    const second = await eventually(() => {
      const code = codeMailedTo(running, 'twice@shiori.example');
      return code === first ? null : code;
    });
    expect((await visitor.fill(at, { code: first })).location).toBeNull();
    expect((await visitor.fill(at, { code: String(second) })).location).not.toBeNull();
  });

  test('lets a code pass ten minutes old no longer', async () => {
    const visitor = visit(running);
    const at = await signUpForm(visitor, { email: 'slow@shiori.example' });
    const code = await eventually(() => codeMailedTo(running, 'slow@shiori.example'));
    running.clock.set(10 * 60_000 + 1);
    expect((await visitor.fill(at, { code })).location).toBeNull();
    running.clock.set(0);
  });

  test('carries on under the id that holds the address, when the first attempt was cut off', async () => {
    const { pepper } = await tablesOf(running);
    const commands = createAccountCommands(running.handler, running.clock);
    await commands.reserveEmail(emailKey('cut@shiori.example', pepper), accountId('orphan'));
    const visitor = visit(running);
    const { account } = await initializedWith(running, visitor, await signUp(running, visitor, 'cut@shiori.example'));
    expect(account.id).toBe('orphan');
  });
});

describe('whoever asks for a known address', () => {
  test('sees what everybody sees, and only the mailbox tells', async () => {
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
  ])('refuses %s', async (_what, typed, words) => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
    const answer = await visitor.fill(at, { name: '佐伯', email: 'a@b.jp', password: goodPassword, ...typed });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(words);
  });

  test.each(['漢字のパスワードAb1', 'correct horse battery staple', `Aa1 ${'長'.repeat(120)}`])(
    'takes %s whole',
    async (password) => {
      const visitor = visit(running);
      const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
      const answer = await visitor.fill(at, { name: '佐伯', email: `p${password.length}@b.tokyo`, password });
      expect(answer.status).toBe(303);
    },
  );

  test('refuses a megabyte before reading it', async () => {
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

  test('shows what was typed as text only', async () => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
    const name = '"><img src=x onerror=alert(1)>';
    const { text } = await visitor.fill(at, { name, email: 'bad', password: goodPassword });
    expect(text).not.toContain('<img');
    expect(text).toContain('&quot;&gt;&lt;img');
  });
});
