import { accountId } from '@meikan/domain';
import { assertEveryRouteHasARule } from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from './identity.ts';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { idTokenFor, signIn, signUp, visit } from './testing/visitor.ts';

const email = 'minato@shiori.example';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
  await signUp(running, visit(running), email);
});
afterAll(() => running.stop());

async function codeOf(visitor = visit(running)) {
  const code = await signIn(visitor, email);
  if (code === null) throw new Error('not signed in');
  return { visitor, code };
}

describe('the provider', () => {
  test('offers code with PKCE S256 to public clients, and nothing else', async () => {
    const answer = await fetch(`${running.baseUrl}/oidc/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({
      issuer: `${running.publicUrl}/oidc`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      id_token_signing_alg_values_supported: ['ES256'],
    });
  });

  test.each([
    ['another redirect address', { redirect_uri: 'https://evil.example/auth/callback' }],
    ['a longer redirect address', { redirect_uri: 'http://localhost/auth/callback/x' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('shows a page of its own for %s', async (_what, extra) => {
    const visitor = visit(running);
    const { at, page } = await visitor.arrive(visitor.authorization(extra));
    expect(at.pathname).toBe('/oidc/auth');
    expect(page?.status).toBe(400);
    expect(page?.text).toContain('手続きを続けられませんでした');
    expect(page?.text).not.toContain('googleapis');
  });

  test.each([
    ['no PKCE', { code_challenge: '' }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a token at once', { response_type: 'id_token', nonce: 'n' }, 'unsupported_response_type'],
    ['nobody signed in', { prompt: 'none' }, 'login_required'],
  ])('rejects %s', async (_what, extra, error) => {
    const visitor = visit(running);
    const { at } = await visitor.arrive(visitor.authorization(extra));
    expect(at.searchParams.get('error') ?? new URLSearchParams(at.hash.slice(1)).get('error')).toBe(error);
  });

  test('uses its own address, whatever host a request claims', async () => {
    const answer = await fetch(`${running.baseUrl}/oidc/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(await answer.text()).not.toContain('evil.example');
  });
});

describe('a code', () => {
  test('requires its verifier', async () => {
    const { visitor, code } = await codeOf();
    expect((await visitor.redeem(code, 'x'.repeat(43))).status).toBe(400);
  });

  test('is exchanged for one token, which a replay revokes', async () => {
    const { visitor, code } = await codeOf();
    const first = (await (await visitor.redeem(code)).json()) as { access_token: string };
    expect((await visitor.redeem(code)).status).toBe(400);
    const userinfo = await fetch(`${running.baseUrl}/oidc/me`, {
      headers: { authorization: `Bearer ${first.access_token}` },
    });
    expect(userinfo.status).toBe(401);
  });

  test('is exchanged once by concurrent requests to two processes', async () => {
    const other = await runIdentity({ url: running.url, settings: { publicUrl: running.publicUrl } });
    const { visitor, code } = await codeOf();
    const elsewhere = visit({ ...running, baseUrl: other.baseUrl }, visitor.verifier);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? visitor : elsewhere).redeem(code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await other.stop();
  });

  test('leaves no token in plain text in the database', async () => {
    const { visitor, code } = await codeOf();
    const idToken = await idTokenFor(visitor, code);
    const { database } = await tablesOf(running);
    const rows = JSON.stringify(await database.selectFrom('oidc_record').select(['model', 'payload']).execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(idToken);
  });
});

describe('signing out at the provider', () => {
  test('asks in Japanese, ends the session, and redirects nowhere else', async () => {
    const { visitor } = await codeOf();
    const end = new URL('/oidc/session/end', running.publicUrl);
    end.search = new URLSearchParams({
      client_id: 'meikan-pwa',
      post_logout_redirect_uri: `${running.publicUrl}/`,
    }).toString();
    const done = await visitor.fill(end, { logout: 'yes' });
    expect(done.location?.href).toBe(`${running.publicUrl}/`);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'none' }));
    expect(at.searchParams.get('error')).toBe('login_required');
    end.searchParams.set('post_logout_redirect_uri', 'https://evil.example/');
    expect((await visitor.browser.open(end)).status).toBe(400);
  });
});

test('two processes that start at once share keys', async () => {
  const { url, drop } = await createTestDatabase();
  const both = await Promise.all([runIdentity({ url }), runIdentity({ url })]);
  const keys = await Promise.all(both.map(async ({ baseUrl }) => (await fetch(`${baseUrl}/oidc/jwks`)).json()));
  expect(keys[0]).toEqual(keys[1]);
  await Promise.all(both.map((one) => one.stop()));
  await drop();
});

test('behind TLS every cookie is secure, and the session is pinned to the host', async () => {
  const secure = await runIdentity({ settings: { publicUrl: 'https://meikan.example' } });
  const visitor = visit(secure);
  await signUp(secure, visitor, email);
  const { cookieHeaders } = visitor.browser;
  expect(cookieHeaders.every((header) => /; secure/i.test(header))).toBe(true);
  expect(cookieHeaders.some((header) => /^__Host-meikan-session=[^;]+; path=\/;/i.test(header))).toBe(true);
  await secure.stop();
});

test('every route has a rule', () => assertEveryRouteHasARule(running.app));

test('production does not start with generated keys', async () => {
  const settings = {
    production: true,
    publicUrl: 'https://meikan.example',
    issuer: { kind: 'embedded' },
    social: [],
  } as const;
  await expect(createIdentity({ ...running.dependencies, settings })).rejects.toThrow('required in production');
});

test('demo accounts do not exist in production', async () => {
  const production = await runIdentity({
    settings: { production: true, issuer: { kind: 'foreign', issuer: 'https://id.example', clientId: 'meikan' } },
  });
  const account = { accountId: accountId('demo'), email: 'd@demo.example', name: 'd', password: 'x', admin: false };
  await expect(production.identity.seedDemoAccounts([{ ...account, mode: 'general' }])).rejects.toThrow('production');
  expect((await fetch(`${production.baseUrl}/oidc/auth`)).status).toBe(404);
  await production.stop();
});
