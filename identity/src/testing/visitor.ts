import { createHash, randomBytes } from 'node:crypto';
import { accountId } from '@meikan/domain';
import { eventually } from '@meikan/testkit';
import { z } from 'zod';
import { type Browser, createBrowser, type Visited } from '../demo-browser.ts';
import { PWA_CLIENT_ID, SIGN_IN_ROUTE } from '../settings.ts';
import type { RunningIdentity } from './running-identity.ts';

export const goodPassword = 'Kumogata-77';

/** A person at a browser of their own. */
export type Visitor = ReturnType<typeof visit>;

export function visit(
  running: Pick<RunningIdentity, 'baseUrl' | 'publicUrl'>,
  verifier = randomBytes(32).toString('base64url'),
) {
  const { baseUrl, publicUrl } = running;
  const browser = createBrowser(baseUrl, publicUrl);
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

  /** The token that a form on the page sends with it. */
  async function csrfAt(at: URL): Promise<string> {
    const { text } = await browser.open(at);
    return /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
  }

  /** Fills the form with this index on the page. */
  const fillForm = (at: URL, fields: Fields, form = 0) => fill(browser, { at, form }, fields);

  /** The same, and shows the page that the answer leads to. */
  async function change(at: URL, fields: Fields, form = 0): Promise<Visited> {
    const answer = await fillForm(at, fields, form);
    return answer.location === null ? answer : browser.open(answer.location);
  }

  return { browser, verifier, authorization, arrive, redeem, csrfAt, fill: fillForm, change };
}

type Fields = Readonly<Record<string, string>>;

/** Opens the page, fills a form of it with `fields` (hidden ones are kept) and sends it. */
async function fill(
  browser: Browser,
  { at, form: index }: { readonly at: URL; readonly form: number },
  fields: Fields,
): Promise<Visited> {
  const { text } = await browser.open(at);
  const form = [...text.matchAll(/<form [^>]*method="post"[\s\S]*?<\/form>/g)][index]?.[0] ?? '';
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

/** Fills the sign-up form; answers the page that asks for the code. */
export async function signUpForm(visitor: Visitor, fields: Fields): Promise<URL> {
  const { at } = await visitor.arrive(visitor.authorization({ prompt: 'create' }));
  const sent = await visitor.fill(at, { name: '佐伯 みなと', password: goodPassword, ...fields });
  if (sent.location === null) throw new Error(`sign-up: ${sent.status} ${sent.text}`);
  return sent.location;
}

/** Signs up by the pages and the mailed code; answers the authorization code that came back. */
export async function signUp(running: RunningIdentity, visitor: Visitor, email: string): Promise<string> {
  const at = await signUpForm(visitor, { email });
  const done = await visitor.fill(at, { code: await eventually(() => codeMailedTo(running, email)) });
  if (done.location === null) throw new Error(`code: ${done.status} ${done.text}`);
  return codeAt(visitor, done.location);
}

async function codeAt(visitor: Visitor, location: URL): Promise<string> {
  const { at } = await visitor.arrive(location);
  const code = at.searchParams.get('code');
  if (code === null) throw new Error(`no code came back: ${at.search}`);
  return code;
}

/** Signs in by the page; answers the authorization code, or null when the page said no. */
export async function signIn(visitor: Visitor, email: string, password = goodPassword): Promise<string | null> {
  const { at } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
  const { location } = await visitor.fill(at, { email, password, keep: 'on' });
  return location === null ? null : codeAt(visitor, location);
}

const tokens = z.object({ id_token: z.string() });
const session = z.object({
  payload: z.object({
    token: z.string(),
    deviceKey: z.string(),
    account: z.looseObject({ id: z.string().transform(accountId), isAdminMode: z.boolean() }),
    isNew: z.boolean(),
  }),
});

export async function idTokenFor(visitor: Visitor, code: string): Promise<string> {
  return tokens.parse(await (await visitor.redeem(code)).json()).id_token;
}

type Headers = Readonly<Record<string, string>>;

/** Redeems the code and exchanges the id_token for a session, as the app does in the visitor's browser. */
export async function initializedWith(running: RunningIdentity, visitor: Visitor, code: string, headers: Headers = {}) {
  const answer = await initialize(running, await idTokenFor(visitor, code), headers);
  return session.parse(await answer.json()).payload;
}

/** Posts an id_token to the exchange. */
export function initialize(
  running: Pick<RunningIdentity, 'baseUrl'>,
  token: string,
  headers: Headers = {},
): Promise<Response> {
  return fetch(`${running.baseUrl}/api/users/initialize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ token }),
  });
}

export function me(running: Pick<RunningIdentity, 'baseUrl'>, token: string): Promise<Response> {
  return fetch(`${running.baseUrl}/api/me`, { headers: { authorization: `Bearer ${token}` } });
}
