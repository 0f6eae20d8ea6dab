import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { codeMailedTo, goodPassword, signUpForm, visit } from './testing/visitor.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
});
afterAll(() => running.stop());

describe('the code of a sign-up', () => {
  test('rejects even the right code after five wrong ones', async () => {
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

  test('counts simultaneous guesses', async () => {
    const visitor = visit(running);
    const at = await signUpForm(visitor, { email: 'burst@shiori.example' });
    await eventually(() => codeMailedTo(running, 'burst@shiori.example'));
    const csrf = await visitor.csrfAt(at);
    const guesses = Array.from({ length: 20 }, (_, index) => new URLSearchParams({ csrf, code: `x${index}` }));
    const answers = await Promise.all(guesses.map((guess) => visitor.browser.submit(at, guess)));
    expect(answers.filter((answer) => answer.text.includes('確認コードが正しくありません'))).toHaveLength(5);
  });

  test('is idempotent for a form and for a code that are sent twice', async () => {
    // However slow the machine, both are sent in one moment of this clock.
    running.clock.hold();
    onTestFinished(() => running.clock.set(0));
    const visitor = visit(running);
    const email = 'double@shiori.example';
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
    const csrfAt = async (page: URL) => await visitor.csrfAt(page);
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
    expect([afterwards.status, afterwards.location?.pathname]).toEqual([303, '/auth/callback']);
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

  test('invalidates the first code when a second one is sent', async () => {
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

  test('rejects a code after ten minutes', async () => {
    const visitor = visit(running);
    const at = await signUpForm(visitor, { email: 'slow@shiori.example' });
    const code = await eventually(() => codeMailedTo(running, 'slow@shiori.example'));
    onTestFinished(() => running.clock.set(0));
    running.clock.set(10 * 60_000 + 1);
    expect((await visitor.fill(at, { code })).location).toBeNull();
  });
});
