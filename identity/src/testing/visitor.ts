import { createHash, randomBytes } from 'node:crypto';
import { type Browser, createBrowser, type Visited } from '../demo-browser.ts';
import { PWA_CLIENT_ID, SIGN_IN_ROUTE } from '../settings.ts';
import type { RunningIdentity } from './running-identity.ts';

export const goodPassword = 'Kumogata-77';

/** A person at a browser of their own. */
export type Visitor = ReturnType<typeof visit>;

export function visit(running: Pick<RunningIdentity, 'baseUrl' | 'publicUrl'>) {
  const { baseUrl, publicUrl } = running;
  const browser = createBrowser(baseUrl, publicUrl);
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${publicUrl}${SIGN_IN_ROUTE}`;

  function authorization(extra: Readonly<Record<string, string>> = {}): URL {
    const url = new URL('/oidc/auth', publicUrl);
    url.search = new URLSearchParams({
      client_id: PWA_CLIENT_ID,
      response_type: 'code',
      redirect_uri: redirect,
      scope: 'openid email profile',
      state: 'a-state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    }).toString();
    return url;
  }

  /** Follows redirects to the first page that is shown, or to the way back into the app. */
  async function arrive(start: URL): Promise<{ readonly at: URL; readonly page: Visited | null }> {
    let at = start;
    for (let hops = 0; hops < 10; hops += 1) {
      if (at.origin === publicUrl && !/^\/(?:oidc|identity)\//.test(at.pathname)) return { at, page: null };
      const page = await browser.open(at);
      if (page.location === null) return { at, page };
      at = page.location;
    }
    throw new Error('circles');
  }

  async function redeem(code: string, codeVerifier = verifier): Promise<Response> {
    return fetch(`${baseUrl}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: PWA_CLIENT_ID,
        redirect_uri: redirect,
        code,
        code_verifier: codeVerifier,
      }),
    });
  }

  return { browser, authorization, arrive, redeem, fill: (at: URL, fields: Fields) => fill(browser, at, fields) };
}

type Fields = Readonly<Record<string, string>>;

/** Opens the page at `at`, fills its first form with `fields` (hidden ones are kept) and sends it. */
async function fill(browser: Browser, at: URL, fields: Fields): Promise<Visited> {
  const { text } = await browser.open(at);
  const [form = ''] = /<form method="post"[\s\S]*?<\/form>/.exec(text) ?? [];
  const action = /action="([^"]+)"/.exec(form)?.[1];
  if (action === undefined) throw new Error(`no form at ${at.pathname}`);
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)) {
    body.set(name, value);
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return browser.submit(new URL(action, at), body);
}

/** The code of the last mail to an address. */
export function codeMailedTo(running: Pick<RunningIdentity, 'sent'>, address: string): string {
  const mail = running.sent.findLast(({ to, text }) => to === address && /\d{6}/.test(text));
  const code = /(\d{6})/.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`no code was mailed to ${address}`);
  return code;
}

/** Signs up by the pages and the mailed code; answers the authorization code that came back. */
export async function signUp(running: RunningIdentity, visitor: Visitor, email: string): Promise<string> {
  const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
  const sent = await visitor.fill(at, { name: '佐伯 みなと', email, password: goodPassword });
  if (sent.location === null) throw new Error(`sign-up: ${sent.status} ${sent.text}`);
  const done = await visitor.fill(sent.location, { code: codeMailedTo(running, email) });
  if (done.location === null) throw new Error(`code: ${done.status} ${done.text}`);
  const { at: back } = await visitor.arrive(done.location);
  return back.searchParams.get('code') ?? '';
}

/** Posts an id_token to the exchange. */
export function initialize(running: Pick<RunningIdentity, 'baseUrl'>, token: string): Promise<Response> {
  return fetch(`${running.baseUrl}/api/users/initialize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}

export function me(running: Pick<RunningIdentity, 'baseUrl'>, token: string): Promise<Response> {
  return fetch(`${running.baseUrl}/api/me`, { headers: { authorization: `Bearer ${token}` } });
}
