import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { publicKeys, SIGNING_ALGORITHM } from '../provider/secrets.ts';
import { embeddedIssuer, type IdentitySettings, type IssuerSettings, PWA_CLIENT_ID } from '../settings.ts';
import { ASYMMETRIC, type TrustedIssuer } from './id-token.ts';
import { toIssuerFault } from './issuer-fault.ts';

type Foreign = Extract<IssuerSettings, { kind: 'foreign' }>;

const TIMEOUT = 3_000;
/** A flood of unknown key ids asks the issuer once in this time. */
const COOLDOWN = 30_000;
const CACHE = 10 * 60_000;

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** The public address may not resolve from inside: the same path under the internal one. */
function inside(url: string, { issuer, internalUrl }: Foreign): URL {
  const path = url.startsWith(issuer) ? url.slice(issuer.length) : null;
  return new URL(internalUrl === undefined || path === null ? url : internalUrl.replace(/\/$/, '') + path);
}

async function discover(foreign: Foreign): Promise<JWTVerifyGetKey> {
  const address = `${foreign.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(inside(address, foreign), { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!answer.ok) throw new Error(`discovery answered ${answer.status}`);
  const found = discovery.parse(await answer.json());
  if (found.issuer !== foreign.issuer) throw new Error('discovery names another issuer');
  return createRemoteJWKSet(inside(found.jwks_uri, foreign), {
    timeoutDuration: TIMEOUT,
    cooldownDuration: COOLDOWN,
    cacheMaxAge: CACHE,
  });
}

/** Discovers once, at the first token; a failure is forgotten, so that the next token asks again. */
function remoteKeys(foreign: Foreign): JWTVerifyGetKey {
  let known: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    known ??= discover(foreign);
    try {
      return await (await known)(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      known = undefined;
      throw toIssuerFault(error);
    }
  };
}

/** The embedded issuer is verified by its own keys, without asking anybody over the network. */
export function trustedIssuer(settings: IdentitySettings, jwks: JSONWebKeySet): TrustedIssuer {
  const { issuer } = settings;
  if (issuer.kind === 'foreign') {
    return {
      issuer: issuer.issuer,
      clientId: issuer.clientId,
      algorithms: ASYMMETRIC,
      keys: remoteKeys(issuer),
    };
  }
  return {
    issuer: embeddedIssuer(settings),
    clientId: PWA_CLIENT_ID,
    algorithms: [SIGNING_ALGORITHM],
    keys: createLocalJWKSet(publicKeys(jwks)),
  };
}
