import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailChangersOf } from './testing/email-changers.ts';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { codeMailedTo, goodPassword, initializedWith, signIn, visit } from './testing/visitor.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
});
afterAll(() => running.stop());

const { askFor, codeFor, member, page, subjectsTo } = emailChangersOf(() => running);
const codePage = () => new URL('/identity/email/code', running.publicUrl);

describe('the form for a new address', () => {
  test('requires a session, and so does the one for the code', async () => {
    const { browser } = visit(running);
    for (const at of [page(), codePage(), new URL('/identity/email/code/resend', running.publicUrl)]) {
      const sent = await browser.submit(at, new URLSearchParams({ csrf: 'x', code: '123456' }));
      expect([sent.status, sent.text]).toEqual([401, expect.stringContaining('ログインが必要です')]);
    }
    expect((await browser.open(page())).status).toBe(401);
    expect((await browser.open(codePage())).status).toBe(401);
  });

  test('rejects a form of another session', async () => {
    const mine = await member('mine@shiori.example');
    const hers = await member('hers@shiori.example');
    const csrf = await hers.visitor.csrfAt(page());
    const form = new URLSearchParams({ csrf, email: 'x@shiori.example', current: goodPassword });
    expect((await mine.visitor.browser.submit(page(), form)).status).toBe(403);
  });

  test.each([
    ['a wrong password', { current: 'Wrong-1-wrong' }, 'パスワード情報に誤りがあります'],
    ['no address', { email: 'nowhere' }, 'メールアドレスの形式が正しくありません'],
    ['the address of the account', { email: 'FAULT-of@shiori.example' }, 'いまのメールアドレスと同じです'],
  ])('rejects %s, keeps what was typed, and mails nothing', async (_what, wrong, told) => {
    const email = 'fault-of@shiori.example';
    if ((await (await tablesOf(running)).account(email)) === undefined) await member(email);
    const visitor = visit(running);
    await signIn(visitor, email);
    const form = { email: 'typed@shiori.example', current: goodPassword, ...wrong };
    const { status, text } = await visitor.fill(page(), form);
    expect([status, text]).toEqual([422, expect.stringContaining(told)]);
    expect(text).toContain(`value="${form.email}"`);
    expect(subjectsTo(form.email)).toEqual([]);
  });

  test('takes an address as it is pasted', async () => {
    const { visitor } = await member('paste@shiori.example');
    await visitor.fill(page(), { email: ' pasted＠shiori.example\u3000', current: goodPassword });
    await eventually(() => subjectsTo('pasted@shiori.example').includes('名鑑 メールアドレス変更の確認コード'));
  });

  test('says what to do first to whoever has no password', async () => {
    const { visitor } = await member('social@shiori.example');
    const { database } = await tablesOf(running);
    const one = database.updateTable('account').set({ password_hash: null });
    await one.where('email', '=', 'social@shiori.example').execute();
    const { text } = await visitor.browser.open(page());
    expect(text).toContain('メールアドレスを変えるには、パスワードが必要です');
    expect(text).not.toContain('name="current"');
  });

  test('looks the same for an address that is taken, and only its mailbox is told', async () => {
    await member('taken@shiori.example');
    const people = [await member('first@shiori.example'), await member('second@shiori.example')];
    const pages: string[] = [];
    for (const [index, email] of ['taken@shiori.example', 'fresh@shiori.example'].entries()) {
      const visitor = people[index]?.visitor ?? visit(running);
      const at = await askFor(visitor, email);
      const wrong = await visitor.fill(at, { code: '12345' });
      pages.push(`${(await visitor.browser.open(at)).text} ${wrong.status} ${wrong.text}`);
    }
    const strip = (text = '') => text.replaceAll(/value="[\w-]{20,}"|(?:taken|fresh)(?=<)/g, '');
    expect(strip(pages[0])).toBe(strip(pages[1]));
    await eventually(() => subjectsTo('taken@shiori.example').includes('名鑑 メールアドレスの変更について'));
    expect(running.sent.findLast(({ to }) => to === 'taken@shiori.example')?.text).not.toMatch(/\d{6}/);
  });
});

test('the page that says what was changed is one of its own, for whoever is signed in', async () => {
  const { visitor } = await member('changed@shiori.example');
  const at = (query: string) => new URL(`/identity/changed?${query}`, running.publicUrl);
  expect((await visitor.browser.open(at('what=email'))).text).toContain('更新が完了しました');
  expect((await visit(running).browser.open(at('what=email'))).status).toBe(401);
  for (const query of ['', 'what=name', 'unlinked=nobody']) {
    expect((await visitor.browser.open(at(query))).status).toBe(404);
  }
});

describe('the code for a new address', () => {
  test('is worth nothing in another browser of its owner', async () => {
    const { visitor } = await member('two-browsers@shiori.example');
    const { at, code } = await codeFor(visitor, 'one-browser@shiori.example');
    const elsewhere = visit(running);
    await signIn(elsewhere, 'two-browsers@shiori.example');
    expect((await elsewhere.browser.open(at)).location?.pathname).toBe('/identity/email');
    const csrf = await elsewhere.csrfAt(page());
    const guess = await elsewhere.browser.submit(at, new URLSearchParams({ csrf, code }));
    expect([guess.status, guess.text]).toEqual([422, expect.stringContaining('有効期限が切れているか')]);
    expect((await visitor.change(at, { code })).text).toContain('更新が完了しました');
  });

  test('is sent again, and then the one before fits no more', async () => {
    const { visitor } = await member('again@shiori.example');
    const { at, code: first } = await codeFor(visitor, 'again-new@shiori.example');
    const again = await visitor.fill(at, {}, 1);
    expect((await visitor.browser.open(again.location ?? at)).text).toContain('新しい確認コードを送りました');
    const second = await eventually(() => {
      expect(subjectsTo('again-new@shiori.example')).toHaveLength(2);
      return codeMailedTo(running, 'again-new@shiori.example');
    });
    if (second !== first) expect((await visitor.fill(at, { code: first })).text).toContain('正しくありません');
    expect((await visitor.change(at, { code: second })).text).toContain('更新が完了しました');
  });

  test('is one that nobody asked for: leads back to the form', async () => {
    const { visitor } = await member('unasked@shiori.example');
    expect((await visitor.browser.open(codePage())).location?.pathname).toBe('/identity/email');
  });

  test('belongs to whoever asked for it, not to who signs in after them in the same browser', async () => {
    const { visitor } = await member('before@shiori.example');
    await member('after@shiori.example');
    const { at } = await codeFor(visitor, 'of-before@shiori.example');
    const code = await signIn(visitor, 'after@shiori.example');
    await initializedWith(running, visitor, code ?? '');
    expect((await visitor.browser.open(at)).location?.pathname).toBe('/identity/email');
  });
});
