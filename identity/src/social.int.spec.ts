import { eventually, freePort } from '@meikan/testkit';
import { describe, expect, test } from 'vitest';
import { runIdentity } from './testing/running-identity.ts';
import { IDS, mio, socialHousePerFile } from './testing/social-house.ts';
import { pressSocial, throughProvider } from './testing/social-provider.ts';
import { tablesOf } from './testing/tables.ts';
import { goodPassword, idTokenFor, initializedWith, signUp, visit } from './testing/visitor.ts';

const house = socialHousePerFile();
const { pageOf, by, accountOf } = house;

describe('social sign-in', () => {
  test('stands on both pages under the names that were configured', async () => {
    const signIn = (await pageOf(visit(house.running))).text;
    const signUpPage = (await pageOf(visit(house.running), 'create')).text;
    for (const id of IDS) {
      expect(signIn).toContain(`aria-label="${id}さん家でログイン"`);
      expect(signUpPage).toContain(`aria-label="${id}さん家で登録"`);
    }
  });

  test.each(IDS)('opens an account by %s, and finds it again by issuer and subject', async (id) => {
    const person = { ...mio, sub: `mio-${id}`, email: `mio@${id}.example` };
    house.played[id].become(person);
    const first = await accountOf(await by(id, visit(house.running), 'create'));
    expect(first).toMatchObject({
      isNew: true,
      account: { email: person.email, name: '早瀬 みお', isAdminMode: false },
    });
    house.played[id].become({ sub: person.sub, name: 'another name' });
    const next = await accountOf(await by(id));
    expect(next).toMatchObject({ isNew: false, account: { id: first.account.id } });
  });

  test('is worth a session by the call of social sign-in', async () => {
    house.played.google.become({ ...mio, sub: 'called', email: 'called@elsewhere.example' });
    const { at, visitor } = await by('google');
    const token = await idTokenFor(visitor, at.searchParams.get('code') ?? 'none');
    const answer = await fetch(`${house.running.baseUrl}/api/users/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(await answer.json()).toEqual({ payload: { token: expect.stringMatching(/^st_/) } });
  });

  test('asks for a code with PKCE, state and nonce, each new every time', async () => {
    const visitor = visit(house.running);
    const { at } = await pageOf(visitor);
    const [one, two] = [await pressSocial(visitor, at, 'google'), await pressSocial(visitor, at, 'google')];
    expect(one.origin).toBe(house.played.google.issuer);
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${house.running.publicUrl}/identity/social/google/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(two.searchParams.get(name)).not.toBe(one.searchParams.get(name));
    }
  });

  test('that is broken off at the provider leads back to the page, which says so', async () => {
    const { page } = await by('google');
    expect(page?.status).toBe(422);
    expect(page?.text).toContain('googleさん家でのログインは行われませんでした');
  });

  test('lets a disabled account in no more than its password does', async () => {
    house.played.google.become({ ...mio, sub: 'off', email: 'off@elsewhere.example' });
    const { account } = await accountOf(await by('google'));
    await house.running.identity.setDisabled(account.id, true);
    const { page } = await by('google');
    expect(page?.text).toContain('このアカウントは現在ご利用いただけません');
  });
});

describe('an address that a provider names', () => {
  test.each([
    ['unverified', { sub: 'u', email: 'u@elsewhere.example', email_verified: false }],
    ['missing', { sub: 'v' }],
  ])('opens nothing when it is %s', async (_what, person) => {
    house.played.yahoo.become(person);
    const { page } = await by('yahoo');
    expect(page?.text).toContain('確認済みのメールアドレスを受け取れませんでした');
    expect(await (await tablesOf(house.running)).account('u@elsewhere.example')).toBeUndefined();
  });

  test('takes over no account; whoever shows the password too is linked, and signs in by either from then on', async () => {
    const email = 'registered@shiori.example';
    const owner = visit(house.running);
    const { account } = await initializedWith(house.running, owner, await signUp(house.running, owner, email));
    house.played.line.become({ sub: 'registered', email, email_verified: true });
    const { visitor, page, at } = await by('line');
    expect(page?.text).toContain('すでに登録されています');
    expect(page?.text).toContain('次からはlineさん家でもログインできます');
    const uid = /interaction\/([^/]+)\//.exec(at.pathname)?.[1];
    const form = new URL(`/identity/interaction/${uid}/sign-in`, house.running.publicUrl);
    const { location } = await visitor.fill(form, { email, password: goodPassword, keep: 'on' });
    await visitor.arrive(location ?? form);
    const later = await accountOf(await by('line'));
    expect(later.account.id).toBe(account.id);
    const mail = await eventually(() => house.running.sent.findLast(({ subject }) => subject.includes('増えました')));
    expect(mail).toMatchObject({ to: email, text: expect.stringContaining('lineさん家') });
  });

  test('is not linked to whoever else signs in instead', async () => {
    const [email, other] = ['victim@shiori.example', 'attacker@shiori.example'];
    await signUp(house.running, visit(house.running), email);
    await signUp(house.running, visit(house.running), other);
    house.played.line.become({ sub: 'victim', email, email_verified: true });
    const { visitor, at } = await by('line');
    const uid = /interaction\/([^/]+)\//.exec(at.pathname)?.[1];
    const form = new URL(`/identity/interaction/${uid}/sign-in`, house.running.publicUrl);
    await visitor.arrive((await visitor.fill(form, { email: other, password: goodPassword })).location ?? form);
    expect((await by('line')).page?.text).toContain('すでに登録されています');
  });
});

describe('coming back', () => {
  test('is for the browser that began it alone, and once', async () => {
    house.played.google.become({ ...mio, sub: 'once', email: 'once@elsewhere.example' });
    const visitor = visit(house.running);
    const start = await pressSocial(visitor, (await pageOf(visitor)).at, 'google');
    const back = await throughProvider(house.played.google, start);
    expect((await visit(house.running).arrive(back)).page?.status).toBe(400);
    expect((await visitor.arrive(back)).at.searchParams.get('code')).not.toBeNull();
    expect((await visitor.arrive(back)).page?.status).toBe(400);
  });

  test('with the state of another provider, or none, is nobody’s', async () => {
    const visitor = visit(house.running);
    const start = await pressSocial(visitor, (await pageOf(visitor)).at, 'google');
    const state = start.searchParams.get('state') ?? '';
    for (const path of [
      `yahoo/callback?code=x&state=${state}`,
      'google/callback?code=x',
      'google/callback?code=x&state=y',
    ]) {
      const { page } = await visitor.arrive(new URL(`/identity/social/${path}`, house.running.publicUrl));
      expect(page?.status).toBe(400);
    }
  });

  test.each(['nonce', 'code_verifier'] as const)(
    'with another %s than it was begun with proves nothing',
    async (column) => {
      house.played.google.become({ ...mio, sub: column, email: `${column}@elsewhere.example` });
      const visitor = visit(house.running);
      const start = await pressSocial(visitor, (await pageOf(visitor)).at, 'google');
      const { database } = await tablesOf(house.running);
      await database
        .updateTable('social_attempt')
        .set({ [column]: 'x'.repeat(43) })
        .execute();
      const { page } = await visitor.arrive(await throughProvider(house.played.google, start));
      expect(page?.text).toContain('googleさん家でのログインを確かめられませんでした');
      expect(await (await tablesOf(house.running)).account(`${column}@elsewhere.example`)).toBeUndefined();
    },
  );
});

test('without configuration there is no button, and no door behind it', async () => {
  const plain = await runIdentity();
  const visitor = visit(plain);
  const { at, page } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
  expect(page?.text).not.toContain('/social/');
  expect(page?.text).not.toContain('または');
  const door = new URL(at.pathname.replace('/sign-in', '/social/google'), plain.publicUrl);
  expect((await visitor.browser.open(door)).status).toBe(404);
  await plain.stop();
});

test('a provider that is away is told as such, and is asked again', async () => {
  const away = { ...house.played.google.settings, issuer: `http://127.0.0.1:${await freePort()}` };
  const lonely = await runIdentity({ settings: { social: [away] } });
  const visitor = visit(lonely);
  const { at } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
  const door = new URL(at.pathname.replace('/sign-in', '/social/google'), lonely.publicUrl);
  expect((await visitor.browser.open(door)).status).toBe(503);
  await lonely.stop();
});
