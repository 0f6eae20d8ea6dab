import { createServer } from 'node:http';
import type { SocialProvider } from '@meikan/platform';
import { freePort } from '@meikan/testkit';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { createBrowser } from '../demo-browser.ts';
import type { Visitor } from './visitor.ts';

/** Whoever sits before the provider; null breaks the sign-in off there. */
export type PlayedPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
} | null;

export type PlayedProvider = Awaited<ReturnType<typeof playProvider>>;

async function configurationFor(redirect: string, person: () => PlayedPerson): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: 'meikan',
        client_secret: 'played',
        redirect_uris: [redirect],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'played', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a-played-cookie-key'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...person(), sub }) }),
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/**
 * Another OpenID provider, on a port of its own: the certified one of identity, configured as the big ones are. It tells the
 * address at its userinfo endpoint only, and signs in whoever `become` named.
 */
export async function playProvider(id: string, publicUrl: string) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  let person: PlayedPerson = null;
  const redirect = `${publicUrl}/identity/social/${id}/callback`;
  const provider = new Provider(issuer, await configurationFor(redirect, () => person));
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response);
    const result = person === null ? { error: 'access_denied' } : { login: { accountId: person.sub } };
    void provider.interactionFinished(request, response, result);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const settings: SocialProvider = {
    id,
    name: `${id}さん家`,
    issuer,
    clientId: 'meikan',
    clientSecret: 'played',
    scope: 'openid email profile',
  };
  return {
    settings,
    issuer,
    become(somebody: PlayedPerson) {
      person = somebody;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Goes through the provider's pages in the person's browser there; answers the address it sends them back to. */
export async function throughProvider({ issuer }: PlayedProvider, start: URL): Promise<URL> {
  const browser = createBrowser(issuer, issuer);
  let at = start;
  for (let hops = 0; hops < 10 && at.origin === issuer; hops += 1) {
    const { location, status, text } = await browser.open(at);
    if (location === null) throw new Error(`the played provider stopped: ${status} ${text}`);
    at = location;
  }
  return at;
}

/** Presses the provider's button on a page; answers where the browser is sent. */
export async function pressSocial(visitor: Visitor, page: URL, id: string): Promise<URL> {
  const { text } = await visitor.browser.open(page);
  const href = new RegExp(`href="([^"]+/social/${id})"`).exec(text)?.[1];
  if (href === undefined) throw new Error(`no button of ${id} at ${page.pathname}`);
  const { location, status } = await visitor.browser.open(new URL(href, page));
  if (location === null) throw new Error(`the button of ${id} answered ${status}`);
  return location;
}
