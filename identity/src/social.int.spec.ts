import { eventually, freePort } from '@meikan/testkit';
import { describe, expect, test } from 'vitest';
import { runIdentity } from './testing/running-identity.ts';
import { pressSocial, throughProvider } from './testing/social-provider.ts';
import { IDS, mio, socialTestAppPerFile } from './testing/social-test-app.ts';
import { tablesOf } from './testing/tables.ts';
import { goodPassword, idTokenFor, initializedWith, signUp, visit } from './testing/visitor.ts';

const app = socialTestAppPerFile();
const { pageOf, by, accountOf } = app;

describe('social sign-in', () => {
  test('is offered on both pages under the configured names', async () => {
    const signIn = (await pageOf(visit(app.running))).text;
    const signUpPage = (await pageOf(visit(app.running), 'create')).text;
    for (const id of IDS) {
      expect(signIn).toContain(`aria-label="${id}さん家でログイン"`);
      expect(signUpPage).toContain(`aria-label="${id}さん家で登録"`);
    }
  });

  test.each(IDS)('opens an account by %s, and finds it again by issuer and subject', async (id) => {
    const person = { ...mio, sub: `mio-${id}`, email: `mio@${id}.example` };
    app.played[id].become(person);
    const first = await accountOf(await by(id, visit(app.running), 'create'));
    expect(first).toMatchObject({
      isNew: true,
      account: { email: person.email, name: '早瀬 みお', isAdminMode: false },
    });
    app.played[id].become({ sub: person.sub, name: 'another name' });
    const next = await accountOf(await by(id));
    expect(next).toMatchObject({ isNew: false, account: { id: first.account.id } });
  });

  test('is exchanged for a session by the call of social sign-in', async () => {
    app.played.google.become({ ...mio, sub: 'called', email: 'called@elsewhere.example' });
    const { at, visitor } = await by('google');
    const token = await idTokenFor(visitor, at.searchParams.get('code') ?? 'none');
    const answer = await fetch(`${app.running.baseUrl}/api/users/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(await answer.json()).toEqual({ payload: { token: expect.stringMatching(/^st_/) } });
  });

  test('requests a code with PKCE, state and nonce, each new every time', async () => {
    const visitor = visit(app.running);
    const { at } = await pageOf(visitor);
    const [one, two] = [await pressSocial(visitor, at, 'google'), await pressSocial(visitor, at, 'google')];
    expect(one.origin).toBe(app.played.google.issuer);
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${app.running.publicUrl}/identity/social/google/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(two.searchParams.get(name)).not.toBe(one.searchParams.get(name));
    }
  });

  test('that is cancelled at the provider returns to the page, which says so', async () => {
    const { page } = await by('google');
    expect(page?.status).toBe(422);
    expect(page?.text).toContain('googleさん家でのログインは行われませんでした');
  });

  test('rejects a disabled account, as its password does', async () => {
    app.played.google.become({ ...mio, sub: 'off', email: 'off@elsewhere.example' });
    const { account } = await accountOf(await by('google'));
    await app.running.identity.setDisabled(account.id, true);
    const { page } = await by('google');
    expect(page?.text).toContain('このアカウントは現在ご利用いただけません');
  });
});

describe('an address that a provider names', () => {
  test.each([
    ['unverified', { sub: 'u', email: 'u@elsewhere.example', email_verified: false }],
    ['missing', { sub: 'v' }],
  ])('opens no account when it is %s', async (_what, person) => {
    app.played.yahoo.become(person);
    const { page } = await by('yahoo');
    expect(page?.text).toContain('確認済みのメールアドレスを受け取れませんでした');
    expect(await (await tablesOf(app.running)).account('u@elsewhere.example')).toBeUndefined();
  });

  test('takes over no account; with the password too it is linked, and either signs in from then on', async () => {
    const email = 'registered@shiori.example';
    const owner = visit(app.running);
    const { account } = await initializedWith(app.running, owner, await signUp(app.running, owner, email));
    app.played.line.become({ sub: 'registered', email, email_verified: true });
    const { visitor, page, at } = await by('line');
    expect(page?.text).toContain('すでに登録されています');
    expect(page?.text).toContain('次からはlineさん家でもログインできます');
    const uid = /interaction\/([^/]+)\//.exec(at.pathname)?.[1];
    const form = new URL(`/identity/interaction/${uid}/sign-in`, app.running.publicUrl);
    const { location } = await visitor.fill(form, { email, password: goodPassword, keep: 'on' });
    await visitor.arrive(location ?? form);
    const later = await accountOf(await by('line'));
    expect(later.account.id).toBe(account.id);
    const mail = await eventually(() => app.running.sent.findLast(({ subject }) => subject.includes('増えました')));
    expect(mail).toMatchObject({ to: email, text: expect.stringContaining('lineさん家') });
  });

  test('is not linked to another account that signs in instead', async () => {
    const [email, other] = ['victim@shiori.example', 'attacker@shiori.example'];
    await signUp(app.running, visit(app.running), email);
    await signUp(app.running, visit(app.running), other);
    app.played.line.become({ sub: 'victim', email, email_verified: true });
    const { visitor, at } = await by('line');
    const uid = /interaction\/([^/]+)\//.exec(at.pathname)?.[1];
    const form = new URL(`/identity/interaction/${uid}/sign-in`, app.running.publicUrl);
    await visitor.arrive((await visitor.fill(form, { email: other, password: goodPassword })).location ?? form);
    expect((await by('line')).page?.text).toContain('すでに登録されています');
  });
});

describe('coming back', () => {
  test('works once, and only in the browser that began it', async () => {
    app.played.google.become({ ...mio, sub: 'once', email: 'once@elsewhere.example' });
    const visitor = visit(app.running);
    const start = await pressSocial(visitor, (await pageOf(visitor)).at, 'google');
    const back = await throughProvider(app.played.google, start);
    expect((await visit(app.running).arrive(back)).page?.status).toBe(400);
    expect((await visitor.arrive(back)).at.searchParams.get('code')).not.toBeNull();
    expect((await visitor.arrive(back)).page?.status).toBe(400);
  });

  test('fails with the state of another provider, or none', async () => {
    const visitor = visit(app.running);
    const start = await pressSocial(visitor, (await pageOf(visitor)).at, 'google');
    const state = start.searchParams.get('state') ?? '';
    for (const path of [
      `yahoo/callback?code=x&state=${state}`,
      'google/callback?code=x',
      'google/callback?code=x&state=y',
    ]) {
      const { page } = await visitor.arrive(new URL(`/identity/social/${path}`, app.running.publicUrl));
      expect(page?.status).toBe(400);
    }
  });

  test.each(['nonce', 'code_verifier'] as const)('fails with another %s than it began with', async (column) => {
    app.played.google.become({ ...mio, sub: column, email: `${column}@elsewhere.example` });
    const visitor = visit(app.running);
    const start = await pressSocial(visitor, (await pageOf(visitor)).at, 'google');
    const { database } = await tablesOf(app.running);
    await database
      .updateTable('social_attempt')
      .set({ [column]: 'x'.repeat(43) })
      .execute();
    const { page } = await visitor.arrive(await throughProvider(app.played.google, start));
    expect(page?.text).toContain('googleさん家でのログインを確かめられませんでした');
    expect(await (await tablesOf(app.running)).account(`${column}@elsewhere.example`)).toBeUndefined();
  });
});

test('without configuration there is neither a button nor a route', async () => {
  const plain = await runIdentity();
  const visitor = visit(plain);
  const { at, page } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
  expect(page?.text).not.toContain('/social/');
  expect(page?.text).not.toContain('または');
  const url = new URL(at.pathname.replace('/sign-in', '/social/google'), plain.publicUrl);
  expect((await visitor.browser.open(url)).status).toBe(404);
  await plain.stop();
});

test('an unavailable provider is reported, and asked again', async () => {
  const away = { ...app.played.google.settings, issuer: `http://127.0.0.1:${await freePort()}` };
  const lonely = await runIdentity({ settings: { social: [away] } });
  const visitor = visit(lonely);
  const { at } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
  const url = new URL(at.pathname.replace('/sign-in', '/social/google'), lonely.publicUrl);
  expect((await visitor.browser.open(url)).status).toBe(503);
  await lonely.stop();
});
