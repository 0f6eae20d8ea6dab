import type { Clock } from '@meikan/platform';
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { AccountStore } from '../accounts/account-store.ts';
import type { IdentityDatabase } from '../database/tables.ts';
import { renderPage } from '../pages/layout.ts';
import { errorPage, signedOutPage, signOutPage } from '../pages/provider-pages.ts';
import { neededOf } from '../second-factor/needed.ts';
import {
  ACCOUNT_MODE_PARAM,
  BROWSER_SESSION_CLAIM,
  embeddedIssuer,
  type IdentitySettings,
  PWA_CLIENT_ID,
  SIGN_IN_ROUTE,
  SILENT_ROUTE,
} from '../settings.ts';
import { oidcAdapter } from './adapter.ts';
import { type IdentitySecrets, SIGNING_ALGORITHM } from './secrets.ts';

export type ProviderParts = {
  readonly settings: IdentitySettings;
  readonly secrets: IdentitySecrets;
  readonly database: IdentityDatabase;
  readonly store: AccountStore;
  readonly clock: Clock;
};

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Of the client that is ours, nobody is asked for consent: the grant is made on the spot. */
async function firstPartyGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider, result } = ctx.oidc;
  if (client === undefined || session === undefined) return undefined;
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing !== undefined || client.clientId !== PWA_CLIENT_ID || session.accountId === undefined) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/**
 * `prompt=create` opens the sign-up page; it must stand before `login`, which an anonymous person fails too. Who became an admin while they were
 * signed in signs in once more where admins need a second factor.
 */
function policy({ settings, store }: ProviderParts) {
  const prompts = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const isMissing = new Check('second_factor_missing', 'a second factor is required', 'login_required', async (ctx) => {
    const account = await store.byId(ctx.oidc.session?.accountId ?? '');
    return account !== null && neededOf({ settings }, account) === 'set-up'
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT;
  });
  prompts.get('login')?.checks.add(isMissing);
  prompts.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return prompts;
}

function pwaClient({ publicUrl }: IdentitySettings) {
  return {
    client_id: PWA_CLIENT_ID,
    client_name: '名鑑',
    token_endpoint_auth_method: 'none' as const,
    redirect_uris: [`${publicUrl}${SIGN_IN_ROUTE}`, `${publicUrl}${SILENT_ROUTE}`],
    post_logout_redirect_uris: [`${publicUrl}/`],
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
    id_token_signed_response_alg: SIGNING_ALGORITHM,
  };
}

/** `__Host-` pins the session to this very origin; the other two are bound to their paths by the provider. */
function cookies({ publicUrl }: IdentitySettings, keys: readonly string[]): NonNullable<Configuration['cookies']> {
  const secure = publicUrl.startsWith('https:');
  const flags = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  return {
    keys: [...keys],
    names: {
      session: secure ? '__Host-meikan-session' : 'meikan-session',
      interaction: secure ? '__Secure-meikan-interaction' : 'meikan-interaction',
      resume: secure ? '__Secure-meikan-resume' : 'meikan-resume',
    },
    long: flags,
    short: flags,
  };
}

const features: NonNullable<Configuration['features']> = {
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  resourceIndicators: { enabled: false },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => {
      ctx.body = renderPage(signOutPage(form));
    },
    postLogoutSuccessSource: (ctx) => {
      ctx.body = renderPage(signedOutPage());
    },
  },
};

const sessionOf = (token: object | undefined): unknown =>
  token !== undefined && 'sessionUid' in token ? token.sessionUid : undefined;

function findAccount(store: AccountStore): NonNullable<Configuration['findAccount']> {
  return async (_ctx, sub, token) => {
    const account = await store.byId(sub);
    if (account === null || account.disabled) return undefined;
    const { id, email, name } = account;
    const own = { sub: id, email, email_verified: true, name };
    return { accountId: id, claims: () => ({ ...own, [BROWSER_SESSION_CLAIM]: sessionOf(token) }) };
  };
}

/** The embedded OpenID provider: code with PKCE for public clients, id_tokens that carry what the servers need. */
export function createProvider(parts: ProviderParts): Provider {
  const { settings, secrets, database, store, clock } = parts;
  const provider = new Provider(embeddedIssuer(settings), {
    adapter: oidcAdapter(database, clock),
    clients: [pwaClient(settings)],
    jwks: { keys: secrets.jwks.keys.map((key) => ({ ...key })) },
    findAccount: findAccount(store),
    loadExistingGrant: firstPartyGrant,
    interactions: { policy: policy(parts), url: (_ctx, { uid }) => `/identity/interaction/${uid}` },
    claims: { openid: ['sub', BROWSER_SESSION_CLAIM], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    extraParams: [ACCOUNT_MODE_PARAM],
    // The servers see nothing but the id_token, so it must hold the claims.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    // The app lives on the provider's own origin: no other page may read its answers.
    clientBasedCORS: (_ctx, origin) => origin === new URL(settings.publicUrl).origin,
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    cookies: cookies(settings, secrets.cookieKeys),
    features,
    ttl: {
      AuthorizationCode: MINUTE,
      AccessToken: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 60 * MINUTE,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
    renderError: (ctx, { error }) => {
      ctx.type = 'html';
      ctx.body = renderPage(errorPage(error));
    },
  });
  // The mount says by which scheme and host people came; see mount.ts.
  provider.proxy = true;
  return provider;
}
