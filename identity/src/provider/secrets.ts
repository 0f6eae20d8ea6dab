import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import type { IdentityDatabase } from '../database/tables.ts';
import type { IdentitySettings } from '../settings.ts';

export const SIGNING_ALGORITHM = 'ES256' as const;

export type IdentitySecrets = {
  readonly cookieKeys: readonly string[];
  readonly jwks: JSONWebKeySet;
  /** Keys the hashes of addresses, codes and counters; never changes, since it names the reservation streams. */
  readonly pepper: string;
};

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

/** What is there, or what `make` makes: of two processes that start at once, both use the first one's. */
async function keep(database: IdentityDatabase, name: string, make: () => Promise<string> | string): Promise<string> {
  const read = () => database.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  const kept = await read();
  if (kept !== undefined) return kept.value;
  const row = { name, value: await make() };
  await database
    .insertInto('secret')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read())?.value ?? row.value;
}

async function makeKeySet(): Promise<string> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return JSON.stringify({ keys: [{ ...jwk, kid, use: 'sig', alg: SIGNING_ALGORITHM }] });
}

/** The public half of every key, as servers verify by it. */
export function publicKeys({ keys }: JSONWebKeySet): JSONWebKeySet {
  return { keys: keys.map(({ d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...shared }) => shared) };
}

const random = () => randomBytes(32).toString('base64url');

/** @throws Error in production when the embedded provider would have to make its own keys */
export async function loadSecrets(database: IdentityDatabase, settings: IdentitySettings): Promise<IdentitySecrets> {
  const { production, issuer, cookieKeys, jwks } = settings;
  if (production && issuer.kind === 'embedded' && (cookieKeys === undefined || jwks === undefined)) {
    throw new Error('OIDC_COOKIE_KEYS and OIDC_JWKS: required in production');
  }
  return {
    cookieKeys: cookieKeys ?? [await keep(database, 'cookie-key', random)],
    jwks: jwks ?? keySet.parse(JSON.parse(await keep(database, 'jwks', makeKeySet))),
    pepper: await keep(database, 'pepper', random),
  };
}
