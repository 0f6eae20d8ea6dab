import { Fault, type SocialProvider } from '@meikan/platform';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { type IdTokenClaims, issuedClaims } from '../tokens/id-token.ts';
import type { AttemptProof, SocialAttempt } from './social-attempts.ts';

/** In seconds; nobody waits longer for a button. */
const TIMEOUT = 5;

/** How it ended at the provider, whose own words are never shown. */
export type SocialOutcome =
  | { readonly kind: 'proven'; readonly claims: IdTokenClaims }
  /** The person, or the provider, broke it off. */
  | { readonly kind: 'declined' }
  /** What came back does not belong together: a replay, a forgery, a clock that is far off. */
  | { readonly kind: 'unproven'; readonly cause: unknown };

export type SocialClient = {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  /** Where the browser goes: code with PKCE S256, state and nonce. @throws Fault `social-provider` when it is away */
  authorization(attempt: SocialAttempt): Promise<URL>;
  /** `query` is what the provider sent back to the redirect address. @throws Fault `social-provider` when it is away */
  redeem(query: URLSearchParams, proof: AttemptProof & { readonly state: string }): Promise<SocialOutcome>;
};

/** Not the person's doing: the provider is down, slow or answers what is no answer. */
const OUTAGES: readonly (string | undefined)[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];

function isOutage(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof ClientError && OUTAGES.includes(error.code));
}

function away(cause: unknown): Fault {
  return new Fault('social-provider', 'a social provider cannot be asked', { cause });
}

/** Discovers once, at the first press of the button; a failure is forgotten, so that the next press asks again. */
function lazily(discover: () => Promise<Configuration>): () => Promise<Configuration> {
  let known: Promise<Configuration> | undefined;
  return async () => {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw away(error);
    }
  };
}

/** Some providers leave the address out of the id_token and tell it at their userinfo endpoint. */
async function claimsOf(configuration: Configuration, query: URL, proof: AttemptProof & { readonly state: string }) {
  const tokens = await authorizationCodeGrant(configuration, query, {
    expectedState: proof.state,
    expectedNonce: proof.nonce,
    pkceCodeVerifier: proof.codeVerifier,
    idTokenExpected: true,
  });
  const said = tokens.claims();
  if (said === undefined || said.email !== undefined) return said;
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return said;
  return { ...(await fetchUserInfo(configuration, tokens.access_token, said.sub)), ...said };
}

/** The redirect address is the provider's own, so that no answer of one provider is ever taken to another (mix-up). */
export function createSocialClient(provider: SocialProvider, publicUrl: string): SocialClient {
  const { id, name, issuer, clientId, clientSecret, scope } = provider;
  const redirect = `${publicUrl}/identity/social/${id}/callback`;
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  const configured = lazily(() =>
    discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: [enableNonRepudiationChecks, ...insecure],
      timeout: TIMEOUT,
    }),
  );
  return {
    id,
    name,
    issuer,
    async authorization({ state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await configured(), {
        redirect_uri: redirect,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async redeem(query, proof) {
      const configuration = await configured();
      const answered = new URL(redirect);
      answered.search = query.toString();
      try {
        const claims = issuedClaims(await claimsOf(configuration, answered, proof));
        return claims === null ? { kind: 'unproven', cause: 'claims' } : { kind: 'proven', claims };
      } catch (error) {
        if (error instanceof AuthorizationResponseError) return { kind: 'declined' };
        if (isOutage(error)) throw away(error);
        return { kind: 'unproven', cause: error };
      }
    },
  };
}
