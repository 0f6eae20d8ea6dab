import { eventually } from '@meikan/testkit';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { twoFactorPeopleOf } from './testing/two-factor-people.ts';
import { codeMailedTo, initializedWith, me, signUp, signUpForm, visit } from './testing/visitor.ts';

const adminEmail = 'operator@shiori.example';

let running: RunningIdentity;
beforeAll(async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwks = { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', alg: 'ES256', use: 'sig' }] };
  running = await runIdentity({ settings: { production: true, cookieKeys: ['a key of cookies'], jwks, adminEmail } });
});
afterAll(() => running.stop());
beforeEach(() => running.clock.set(0));

const people = twoFactorPeopleOf(() => running);

/** Long enough that what was looked up before is forgotten. */
const FORGOTTEN_MS = 6_000;

test('in production an admin has a second factor before they are signed in, and cannot turn it off', async () => {
  const visitor = visit(running);
  const form = await signUpForm(visitor, { email: adminEmail });
  const { location } = await visitor.fill(form, { code: await eventually(() => codeMailedTo(running, adminEmail)) });
  const { at, page } = await visitor.arrive(location ?? form);
  expect(page?.text).toContain('運営のアカウントには、二段階認証が必要です');
  expect(await people.isSignedIn(visitor)).toBe(false);
  // Back to the form that is over leads to what is left.
  expect((await visitor.browser.open(form)).location?.pathname).toMatch(/\/second-factor$/u);
  const app = people.appOf(page?.text ?? '');
  const codes = await visitor.change(at, { code: app.next() });
  expect(people.recoveryCodesOn(codes.text)).toHaveLength(10);
  expect(await people.isSignedIn(visitor)).toBe(false);
  const kept = new URL(at.href.replace(/set-up$/u, 'recovery-codes'));
  expect((await visitor.browser.open(new URL(`${kept.href}.txt`))).text).toContain(
    people.recoveryCodesOn(codes.text)[0],
  );
  const done = await visitor.fill(kept, {});
  const back = await visitor.arrive(done.location ?? kept);
  const { token, account } = await initializedWith(running, visitor, back.at.searchParams.get('code') ?? '');
  expect([account.isAdminMode, (await me(running, token)).status]).toEqual([true, 200]);
  const own = await visitor.browser.open(people.own());
  expect(own.text).toContain('運営のアカウントでは、二段階認証をやめられません');
  expect((await visitor.browser.open(people.own('/off'))).location?.pathname).toBe('/identity/second-factor');
});

test('in production the sessions of who became an admin meanwhile end, and the next sign-in asks for the set-up', async () => {
  const email = 'promoted@shiori.example';
  const visitor = visit(running);
  const { token, account } = await initializedWith(running, visitor, await signUp(running, visitor, email));
  expect((await me(running, token)).status).toBe(200);
  const { database } = await tablesOf(running);
  await database.updateTable('account').set({ is_admin: true }).where('id', '=', account.id).execute();
  running.clock.set(FORGOTTEN_MS);
  expect((await me(running, token)).status).toBe(401);
  expect(await people.isSignedIn(visitor)).toBe(false);
  const { at, text } = await people.passwordShown(email);
  expect(at.pathname).toMatch(/\/second-factor\/set-up$/u);
  expect(text).toContain('運営のアカウントには、二段階認証が必要です');
});

test('in production who is no admin signs in by the password alone', async () => {
  const visitor = visit(running);
  await signUp(running, visitor, 'member@shiori.example');
  expect(await people.isSignedIn(visitor)).toBe(true);
});
