import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Browser, createBrowser } from './demo-browser.ts';
import { PWA_CLIENT_ID, SIGN_IN_ROUTE } from './settings.ts';

const discovery = z.object({ issuer: z.url(), authorization_endpoint: z.url() });
const tokens = z.object({ id_token: z.string() });
const session = z.object({ payload: z.object({ token: z.string() }) });

export type Credentials = { readonly email: string; readonly password: string };

/** The page's form, filled in and sent as a browser would. Answers where it leads. */
async function signIn(browser: Browser, formUrl: URL, { email, password }: Credentials): Promise<URL> {
  const { text } = await browser.open(formUrl);
  const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1];
  const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1];
  if (csrf === undefined || action === undefined) throw new Error('no sign-in form was shown');
  const form = new URLSearchParams({ csrf, email, password, keep: 'on' });
  const answer = await browser.submit(new URL(action, formUrl), form);
  if (answer.location === null) throw new Error(`the sign-in was refused (${answer.status}): is the demo data there?`);
  return answer.location;
}

/** Follows redirects until `arrived`. */
async function follow(browser: Browser, start: URL, arrived: (at: URL) => boolean): Promise<URL> {
  let at = start;
  for (let hops = 0; hops < 10 && !arrived(at); hops += 1) {
    const { location, status } = await browser.open(at);
    if (location === null) throw new Error(`the sign-in stopped at ${at.pathname} (${status})`);
    at = location;
  }
  return at;
}

/**
 * An id_token of an account, got as the app gets it: pages, code with PKCE. @throws Error that says where it stopped
 */
export async function fetchDemoIdToken(baseUrl: string, credentials: Credentials): Promise<string> {
  const found = await fetch(new URL('/oidc/.well-known/openid-configuration', baseUrl));
  const { issuer, authorization_endpoint: authorization } = discovery.parse(await found.json());
  const { origin } = new URL(issuer);
  const browser = createBrowser(baseUrl, origin);
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${origin}${SIGN_IN_ROUTE}`;
  const start = new URL(authorization);
  start.search = new URLSearchParams({
    client_id: PWA_CLIENT_ID,
    response_type: 'code',
    redirect_uri: redirect,
    scope: 'openid email profile',
    state: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const form = await follow(browser, start, (at) => at.pathname.endsWith('/sign-in'));
  const back = await follow(browser, await signIn(browser, form, credentials), (at) => at.pathname === SIGN_IN_ROUTE);
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`the sign-in failed: ${back.searchParams.get('error') ?? 'no code'}`);
  const answer = await fetch(new URL('/oidc/token', baseUrl), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: PWA_CLIENT_ID,
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
    }),
  });
  return tokens.parse(await answer.json()).id_token;
}

/**
 * A session token of an account, got by the real sign-in of the running instance at `baseUrl`: pages, code with
 * PKCE, exchange. @throws Error that says where it stopped
 */
export async function fetchDemoToken(baseUrl: string, credentials: Credentials): Promise<string> {
  const idToken = await fetchDemoIdToken(baseUrl, credentials);
  const answer = await fetch(new URL('/api/users/initialize', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: idToken }),
  });
  if (!answer.ok) throw new Error(`the exchange was refused: ${answer.status} ${await answer.text()}`);
  return session.parse(await answer.json()).payload.token;
}
