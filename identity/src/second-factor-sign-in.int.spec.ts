import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generousLimits, type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { twoFactorPeopleOf } from './testing/two-factor-people.ts';
import { goodPassword, initializedWith, visit } from './testing/visitor.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity({
    limits: {
      ...generousLimits,
      secondFactorPerAccount: { name: 'second-factor-account', most: 6, seconds: 3600 },
    },
  });
});
afterAll(() => running.stop());

const people = twoFactorPeopleOf(() => running);
const minutes = (count: number) => count * 60_000;

/** Where an answer leads on to: back into the app with a code, or not. */
const isLedOn = (location: URL | null) => location?.pathname.startsWith('/oidc/auth/') ?? false;

describe('a sign-in by two factors', () => {
  test('asks for the code once the password is right, and ends with a session', async () => {
    const { email, app, account } = await people.memberWithApp('asked@shiori.example');
    const { visitor, at } = await people.signInBoth(email, app);
    const session = await initializedWith(running, visitor, at.searchParams.get('code') ?? '');
    expect(session.account.id).toBe(account.id);
  });

  test('signs nobody in before, wherever they go by hand', async () => {
    const { email } = await people.memberWithApp('before@shiori.example');
    const { visitor, at } = await people.passwordShown(email);
    expect(await people.isSignedIn(visitor)).toBe(false);
    const again = await people.passwordShown(email, visitor);
    const onward = new URL(again.at.pathname.replace(/^\/identity\/interaction\/([^/]+)\/.*$/u, '/oidc/auth/$1'), at);
    const { at: ledTo } = await visitor.arrive(onward);
    expect(ledTo.pathname).toMatch(/\/sign-in$/u);
    expect(ledTo.pathname).not.toContain(again.at.pathname.split('/')[3]);
    for (const path of ['', '/set-up', '/recovery-codes', '/renew', '/off']) {
      expect((await visitor.browser.open(people.own(path))).status).toBe(401);
    }
  });

  test('lets nobody on by the pages of a set-up who has set nothing up there', async () => {
    const { email } = await people.memberWithApp('around@shiori.example');
    const { visitor, at } = await people.passwordShown(email);
    const form = new URLSearchParams({ csrf: await visitor.csrfAt(at) });
    const answer = await visitor.browser.submit(new URL(`${at.href}/recovery-codes`), form);
    expect(answer.location?.pathname).toBe(at.pathname);
    for (const page of ['set-up', 'recovery-codes', 'recovery-codes.txt']) {
      expect((await visitor.browser.open(new URL(`${at.href}/${page}`))).location?.pathname).toBe(at.pathname);
    }
    form.set('code', '000000');
    expect((await visitor.browser.submit(new URL(`${at.href}/set-up`), form)).location?.pathname).toBe(at.pathname);
    expect(await people.isSignedIn(visitor)).toBe(false);
  });

  test('takes each code once: not in another browser, and of two at the same moment one', async () => {
    const { email, app } = await people.memberWithApp('once@shiori.example');
    const asked = await Promise.all([1, 2, 3].map(() => people.passwordShown(email)));
    const code = app.next();
    const answers = await Promise.all(asked.slice(1).map(({ visitor, at }) => visitor.fill(at, { code })));
    expect(answers.filter(({ location }) => isLedOn(location))).toHaveLength(1);
    const late = await asked[0]?.visitor.fill(asked[0].at, { code });
    expect(late?.status).toBe(422);
    expect(late?.text).toContain('すでに使われました');
  });

  test('leads a form on that was sent twice', async () => {
    const { email, app } = await people.memberWithApp('twice@shiori.example');
    const { visitor, at } = await people.passwordShown(email);
    const code = app.next();
    const answers = await Promise.all([visitor.fill(at, { code }), visitor.fill(at, { code })]);
    expect(answers.map(({ location }) => isLedOn(location))).toEqual([true, true]);
  });

  test('takes a recovery code instead, each once, and tells the owner', async () => {
    const { email, recoveryCodes } = await people.memberWithApp('recovered@shiori.example');
    const [code = ''] = recoveryCodes;
    const first = await people.passwordShown(email);
    const page = new URL('?with=recovery-code', first.at);
    const { location } = await first.visitor.fill(page, { code: code.toUpperCase().replaceAll('-', ' ') });
    expect(isLedOn(location)).toBe(true);
    await eventually(() => running.sent.some(({ to, text }) => to === email && text.includes('残りは9個です')));
    const next = await people.passwordShown(email);
    const again = await next.visitor.fill(new URL('?with=recovery-code', next.at), { code });
    expect(again.text).toContain('この予備コードは、すでに使われました');
    const unknown = await next.visitor.fill(new URL('?with=recovery-code', next.at), { code: '0000-0000-0000' });
    expect(unknown.text).toContain('予備コードが正しくありません');
  });

  test('asks after a password was reset, too', async () => {
    const { email } = await people.memberWithApp('reset@shiori.example');
    running.clock.set(0);
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
    let form = at;
    const code = await people.codeMailedBy(email, async () => {
      const asked = await visitor.fill(new URL(at.href.replace(/sign-in$/u, 'reset')), { email });
      form = asked.location ?? at;
    });
    const { location } = await visitor.fill(form, { code, password: `${goodPassword}9` });
    expect(location?.pathname).toMatch(/\/second-factor$/u);
    expect(await people.isSignedIn(visitor)).toBe(false);
  });

  test('is no hindrance to who goes back and resets another account in the same browser', async () => {
    const { email } = await people.memberWithApp('went-back@shiori.example');
    await people.member('other@shiori.example');
    running.clock.set(0);
    const { visitor, at } = await people.passwordShown(email);
    const reset = new URL(at.href.replace(/second-factor$/u, 'reset'));
    let form = at;
    const code = await people.codeMailedBy('other@shiori.example', async () => {
      form = (await visitor.fill(reset, { email: 'other@shiori.example' })).location ?? at;
    });
    expect((await visitor.browser.open(form)).status).toBe(200);
    const { location } = await visitor.fill(form, { code, password: `${goodPassword}9` });
    expect(isLedOn(location)).toBe(true);
  });

  test('waits a quarter of an hour for the second one, and begins anew then', async () => {
    const { email, app } = await people.memberWithApp('waited@shiori.example');
    running.clock.set(0);
    const { visitor, at } = await people.passwordShown(email);
    running.clock.set(minutes(14));
    expect((await visitor.browser.open(at)).status).toBe(200);
    running.clock.set(minutes(16));
    expect((await visitor.browser.open(at)).location?.pathname).toMatch(/\/sign-in$/u);
    running.clock.set(0);
    app.next();
  });

  test('is refused after too many wrong codes; a browser of the owner is counted apart', async () => {
    const { email, app, visitor: known } = await people.memberWithApp('guessed@shiori.example');
    const { visitor, at } = await people.passwordShown(email);
    const statuses: number[] = [];
    for (let tried = 0; tried < 8; tried += 1) statuses.push((await visitor.fill(at, { code: app.wrong() })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
    const right = await visitor.fill(at, { code: app.next() });
    expect(right.status).toBe(429);
    const mine = await people.passwordShown(email, known);
    expect(isLedOn((await mine.visitor.fill(mine.at, { code: app.next() })).location)).toBe(true);
  });

  test('is another browser’s no more than its cookie: the page of another’s sign-in is not there', async () => {
    const { email, app } = await people.memberWithApp('theirs@shiori.example');
    const { visitor, at } = await people.passwordShown(email);
    const csrf = await visitor.csrfAt(at);
    const other = visit(running);
    const form = new URLSearchParams({ csrf, code: app.next() });
    expect((await other.browser.submit(at, form)).status).toBe(400);
  });
});
