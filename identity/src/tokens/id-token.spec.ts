import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Fault, ProblemError } from '@meikan/platform';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TrustedIssuer, verifyIdToken } from './id-token.ts';
import { trustedIssuer } from './trusted-issuer.ts';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

const now = new Date('2026-11-21T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const secret = new TextEncoder().encode('a secret that everybody at the issuer knows');

let server: Server;
let issuer: string;
let ours: Pair;
let published: { readonly kid: string; readonly pair: Pair }[];
let asked = 0;
let named: string | null = null;

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true });
  published = [{ kid: 'first', pair: ours }];
  server = createServer(async (request, response) => {
    asked += 1;
    const keys = published.map(async ({ kid, pair }) => ({ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256' }));
    const answer =
      request.url === '/keys'
        ? { keys: await Promise.all(keys) }
        : { issuer: named ?? issuer, jwks_uri: `${issuer}/keys` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

function trust(from = issuer): TrustedIssuer {
  const foreign = { kind: 'foreign', issuer: from, clientId: 'meikan' } as const;
  return trustedIssuer({ production: false, publicUrl: 'http://localhost', issuer: foreign, social: [] }, { keys: [] });
}

const good = (): JWTPayload => ({ iss: issuer, aud: 'meikan', sub: 'someone', iat: seconds, exp: seconds + 300 });

function sign(payload: JWTPayload, header: { kid?: string; typ?: string } = {}, pair = ours): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'first', ...header }).sign(pair.privateKey);
}

const code = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(() => null).catch((reason: unknown) => reason);
  return error instanceof ProblemError ? `${error.status} ${error.code}` : error;
};
const refused = '401 token-invalid';

describe('an id_token', () => {
  test('is accepted when issuer, audience, age and signature are valid', async () => {
    const told = { email: 'a@b.jp', email_verified: true, name: '佐伯', browser_session: 'a-browser' };
    const token = await sign({ ...good(), ...told });
    expect(await verifyIdToken(trust(), token, now)).toEqual({
      issuer,
      subject: 'someone',
      expires: seconds + 300,
      email: 'a@b.jp',
      emailVerified: true,
      name: '佐伯',
      browserSession: 'a-browser',
    });
  });

  test.each<[string, JWTPayload]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of the issuer with a slash', { iss: 'slash' }],
    ['for another client', { aud: 'somebody' }],
    ['for several, not named for us', { aud: ['meikan', 'other'] }],
    ['for several, named for another', { aud: ['meikan', 'other'], azp: 'other' }],
    ['that expired', { exp: seconds - 31 }],
    ['from the future', { iat: seconds + 120 }],
    ['not valid yet', { nbf: seconds + 120 }],
    ['older than ten minutes', { iat: seconds - 700 }],
    ['without a subject', { sub: '' }],
    ['that is an access token of Cognito', { token_use: 'access' }],
  ])('%s is rejected', async (_what, change) => {
    const payload = { ...good(), ...change, ...(change.iss === 'slash' ? { iss: `${issuer}/` } : {}) };
    expect(await code(verifyIdToken(trust(), await sign(payload), now))).toBe(refused);
  });

  test('signed by nobody, by a shared secret or by another key is rejected', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(good())).toString('base64url')}.`;
    const shared = await new SignJWT(good()).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret);
    const forged = await sign(good(), {}, await generateKeyPair('RS256'));
    for (const token of [unsigned, shared, forged, 'rubbish', await sign(good(), { typ: 'at+jwt' })]) {
      expect(await code(verifyIdToken(trust(), token, now))).toBe(refused);
    }
  });

  test('is accepted after the issuer changed its keys', async () => {
    const trusted = trust();
    await verifyIdToken(trusted, await sign(good()), now);
    const next = await generateKeyPair('RS256', { extractable: true });
    published = [...published, { kid: 'second', pair: next }];
    const fresh = trust();
    expect((await verifyIdToken(fresh, await sign(good(), { kid: 'second' }, next), now)).subject).toBe('someone');
  });

  test('with unknown key ids does not flood the issuer', async () => {
    const trusted = trust();
    await verifyIdToken(trusted, await sign(good()), now);
    const before = asked;
    for (let round = 0; round < 20; round += 1) {
      const token = await sign(good(), { kid: `../../${round}` });
      expect(await code(verifyIdToken(trusted, token, now))).toBe(refused);
    }
    expect(asked - before).toBeLessThanOrEqual(1);
  });
});

describe('an issuer', () => {
  test('that is unreachable is a fault, not a refusal, and is asked again', async () => {
    const trusted = trust('http://127.0.0.1:1');
    for (let round = 0; round < 2; round += 1) {
      const error = await code(verifyIdToken(trusted, await sign({ ...good(), iss: 'http://127.0.0.1:1' }), now));
      expect(error).toBeInstanceOf(Fault);
    }
  });

  test('that gives another name for itself is a fault', async () => {
    named = `${issuer}/`;
    expect(await code(verifyIdToken(trust(), await sign(good()), now))).toBeInstanceOf(Fault);
    named = null;
  });
});
