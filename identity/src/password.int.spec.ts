import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { codeMailedTo, goodPassword, initializedWith, me, signIn, signUp, visit } from './testing/visitor.ts';

const newPassword = 'Hoshizora-88';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
});
afterAll(() => running.stop());

async function member(email: string) {
  const visitor = visit(running);
  return { visitor, ...(await initializedWith(running, visitor, await signUp(running, visitor, email))) };
}

async function askForReset(email: string, visitor = visit(running)) {
  const { at } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
  const { location } = await visitor.fill(new URL(at.href.replace(/sign-in$/, 'reset')), { email });
  if (location === null) throw new Error('the reset was refused');
  return { visitor, at: location };
}

describe('a reset', () => {
  test('sets the password, signs in here and out everywhere else', async () => {
    const before = await member('reset@shiori.example');
    const { visitor, at } = await askForReset('reset@shiori.example');
    const code = await eventually(() => codeMailedTo(running, 'reset@shiori.example'));
    const { location } = await visitor.fill(at, { code, password: newPassword });
    const back = await visitor.arrive(location ?? at);
    expect(back.at.searchParams.get('code')).not.toBeNull();
    expect((await me(running, before.token)).status).toBe(401);
    const silent = await before.visitor.arrive(before.visitor.authorization({ prompt: 'none' }));
    expect(silent.at.searchParams.get('error')).toBe('login_required');
    expect(await signIn(visit(running), 'reset@shiori.example', goodPassword)).toBeNull();
    expect(await signIn(visit(running), 'reset@shiori.example', newPassword)).not.toBeNull();
    const types = (await running.log.readStream(`account-${before.account.id}`)).map(({ type }) => type);
    expect(types).toEqual(['account-opened', 'password-changed']);
  });

  test('accepts an address and a code as they are pasted', async () => {
    await member('pasted@shiori.example');
    const { visitor, at } = await askForReset(' pasted＠shiori.example\u3000');
    const code = await eventually(() => codeMailedTo(running, 'pasted@shiori.example'));
    const { location } = await visitor.fill(at, {
      code: ` ${code.slice(0, 3)}-${code.slice(3)}`,
      password: newPassword,
    });
    expect(location).not.toBeNull();
  });

  test('keeps the sign-in it is part of, when somebody was signed in before', async () => {
    const { visitor } = await member('again@shiori.example');
    const { at } = await askForReset('again@shiori.example', visitor);
    const code = await eventually(() => codeMailedTo(running, 'again@shiori.example'));
    const { location } = await visitor.fill(at, { code, password: newPassword });
    const back = await visitor.arrive(location ?? at);
    expect(back.at.searchParams.get('code')).not.toBeNull();
  });

  test('works once', async () => {
    const { account } = await member('once@shiori.example');
    const { visitor, at } = await askForReset('once@shiori.example');
    const code = await eventually(() => codeMailedTo(running, 'once@shiori.example'));
    const csrf = await visitor.csrfAt(at);
    const form = new URLSearchParams({ csrf, code, password: newPassword });
    const answers = await Promise.all([1, 2, 3].map(() => visitor.browser.submit(at, form)));
    const onward = answers[0]?.location?.href;
    expect(answers.map(({ status, location }) => [status, location?.href])).toEqual(Array(3).fill([303, onward]));
    const other = new URLSearchParams({ csrf, code, password: goodPassword });
    const refused = await visitor.browser.submit(at, other);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('有効期限が切れています')]);
    const types = (await running.log.readStream(`account-${account.id}`)).map(({ type }) => type);
    expect(types).toEqual(['account-opened', 'password-changed']);
    expect(await signIn(visit(running), 'once@shiori.example', newPassword)).not.toBeNull();
  });

  test('answers the same for an unknown address, and sends no mail', async () => {
    await member('there@shiori.example');
    const known = await askForReset('there@shiori.example');
    const unknown = await askForReset('where@shiori.example');
    const strip = (text: string) => text.replaceAll(/interaction\/[\w-]+|value="[\w-]{20,}"|[tw]•••\w*/g, '');
    const pages = await Promise.all([known, unknown].map(({ visitor, at }) => visitor.browser.open(at)));
    expect(strip(pages[1]?.text ?? '')).toBe(strip(pages[0]?.text ?? ''));
    const wrong = { code: '000000', password: newPassword };
    const answers = [await known.visitor.fill(known.at, wrong), await unknown.visitor.fill(unknown.at, wrong)];
    expect(strip(answers[1]?.text ?? '')).toBe(strip(answers[0]?.text ?? ''));
    expect(running.sent.some(({ to }) => to === 'where@shiori.example')).toBe(false);
  });

  test('says that a code has expired', async () => {
    await member('late@shiori.example');
    const { visitor, at } = await askForReset('late@shiori.example');
    const code = await eventually(() => codeMailedTo(running, 'late@shiori.example'));
    const csrf = await visitor.csrfAt(at);
    onTestFinished(() => running.clock.set(0));
    running.clock.set(11 * 60_000);
    const form = new URLSearchParams({ csrf, code, password: newPassword });
    expect((await visitor.browser.submit(at, form)).text).toContain('パスワード変更用リンクの有効期限が切れています');
  });

  test.each([
    ['a wrong code', { password: newPassword }, '確認コードが正しくありません'],
    ['a password that is too weak', { password: 'weak' }, '8文字以上'],
  ])('that cannot be confirmed for %s answers the same as one that cannot begin', async (what, form, why) => {
    const email = `${what.length}@shiori.example`;
    await member(email);
    const { visitor, at } = await askForReset(email);
    const right = await eventually(() => codeMailedTo(running, email));
    const { text } = await visitor.fill(at, { code: right === '000000' ? '000001' : '000000', ...form });
    expect(text).toContain('パスワードのリセットができませんでした。メールアドレスをご確認ください');
    expect(text).toContain(why);
  });

  test('says that an address is invalid', async () => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
    const answer = await visitor.fill(new URL(at.href.replace(/sign-in$/, 'reset')), { email: 'nowhere' });
    expect(answer.text).toContain('パスワードのリセットができませんでした。メールアドレスをご確認ください');
  });
});

describe('changing the password', () => {
  const page = () => new URL('/identity/password', running.publicUrl);

  test('requires a session', async () => {
    expect((await visit(running).browser.open(page())).status).toBe(401);
  });

  test('requires the old and a valid new one, and ends only the other sessions', async () => {
    const { visitor, token } = await member('change@shiori.example');
    const elsewhere = visit(running);
    await signIn(elsewhere, 'change@shiori.example');
    const wrong = await visitor.fill(page(), { current: 'Wrong-1-wrong', password: newPassword });
    expect(wrong.text).toContain('パスワード情報に誤りがあります');
    const weak = await visitor.fill(page(), { current: goodPassword, password: 'aaaa' });
    expect(weak.text).toContain('入力されたパスワードが正しくありません');
    const done = await visitor.change(page(), { current: goodPassword, password: newPassword });
    expect(done.text).toContain('更新が完了しました');
    expect((await me(running, token)).status).toBe(401);
    const here = await visitor.arrive(visitor.authorization({ prompt: 'none' }));
    expect(here.at.searchParams.get('code')).not.toBeNull();
    const there = await elsewhere.arrive(elsewhere.authorization({ prompt: 'none' }));
    expect(there.at.searchParams.get('error')).toBe('login_required');
    const mail = await eventually(() => running.sent.findLast(({ subject }) => subject.includes('変更されました')));
    expect(mail?.to).toBe('change@shiori.example');
  });

  test('is idempotent for a form that is sent twice, at once or later', async () => {
    const { visitor, account } = await member('double@shiori.example');
    const csrf = await visitor.csrfAt(page());
    const form = new URLSearchParams({ csrf, current: goodPassword, password: newPassword });
    const send = () => visitor.browser.submit(page(), form);
    for (const { status, location } of [...(await Promise.all([send(), send()])), await send()]) {
      expect([status, location?.search]).toEqual([303, '?what=password']);
    }
    const types = (await running.log.readStream(`account-${account.id}`)).map(({ type }) => type);
    expect(types).toEqual(['account-opened', 'password-changed']);
    const told = running.sent.filter(
      ({ to, subject }) => to === 'double@shiori.example' && subject.includes('変更されました'),
    );
    expect(told).toHaveLength(1);
  });

  test('rejects a form of another session', async () => {
    const { visitor } = await member('guess@shiori.example');
    const csrf = await visitor.csrfAt(page());
    const foreign = new URLSearchParams({
      csrf: `${csrf.slice(0, -1)}_`,
      current: goodPassword,
      password: newPassword,
    });
    expect((await visitor.browser.submit(page(), foreign)).status).toBe(403);
  });
});
