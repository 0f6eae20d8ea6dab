import { ProblemError } from '@meikan/platform';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { BROWSER_SESSION_CLAIM } from '../settings.ts';
import { toIssuerFault } from './issuer-fault.ts';

/** What an id_token says, once it is believed. */
export type IdTokenClaims = {
  readonly issuer: string;
  readonly subject: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** The `uid` of the provider's session that it came of; null where the issuer is not ours. */
  readonly browserSession: string | null;
};

export type TrustedIssuer = {
  readonly issuer: string;
  readonly clientId: string;
  readonly algorithms: readonly string[];
  /** Throws a Fault when the issuer cannot be reached. */
  readonly keys: JWTVerifyGetKey;
};

export const ASYMMETRIC = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const claims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  token_use: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.literal(['true', 'false'])]).optional(),
  name: z.string().max(200).optional(),
  [BROWSER_SESSION_CLAIM]: z.string().optional(),
});

function refuse(cause: unknown): never {
  throw new ProblemError({
    code: 'token-invalid',
    status: 401,
    title: 'ログインが必要です',
    detail: 'ログインの有効期限が切れたか、内容を確認できませんでした。もう一度ログインしてください。',
    cause,
  });
}

/** A second audience needs `azp`; Cognito's access tokens look alike but for `token_use`. */
function isForUs({ aud, azp, token_use: use }: z.output<typeof claims>, clientId: string): boolean {
  const alone = typeof aud === 'string' || aud.length === 1;
  if (azp === undefined ? !alone : azp !== clientId) return false;
  return use === undefined || use === 'id';
}

function toClaims(
  issuer: string,
  { sub, exp, email, email_verified: verified, name, browser_session: session }: z.output<typeof claims>,
): IdTokenClaims {
  return {
    issuer,
    subject: sub,
    expires: exp,
    email: email ?? null,
    emailVerified: verified === true || verified === 'true',
    name: name ?? null,
    browserSession: session ?? null,
  };
}

function ourClaims(issuer: string, payload: JWTPayload, clientId: string): IdTokenClaims {
  const parsed = claims.safeParse(payload);
  return parsed.success && isForUs(parsed.data, clientId) ? toClaims(issuer, parsed.data) : refuse(parsed.error);
}

/** The claims of an id_token that an OpenID client has verified already; null when they are not what we can use. */
export function issuedClaims(payload: unknown): IdTokenClaims | null {
  const parsed = claims.extend({ iss: z.string() }).safeParse(payload);
  return parsed.success ? toClaims(parsed.data.iss, parsed.data) : null;
}

/**
 * Believes an id_token of `trusted`: signature by an asymmetric key, exact issuer, our audience, not older than ten
 * minutes. @throws ProblemError 401 `token-invalid`; Fault when the issuer's keys cannot be had
 */
export async function verifyIdToken(trusted: TrustedIssuer, idToken: string, now: Date): Promise<IdTokenClaims> {
  const { issuer, clientId, algorithms, keys } = trusted;
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      issuer,
      audience: clientId,
      algorithms: [...algorithms],
      clockTolerance: 30,
      maxTokenAge: '10m',
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: now,
    });
    if (protectedHeader.typ?.toLowerCase() === 'at+jwt') refuse('an access token');
    return ourClaims(issuer, payload, clientId);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return refuse(error);
    throw toIssuerFault(error);
  }
}
