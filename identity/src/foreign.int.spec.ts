import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { initialize, me } from './testing/visitor.ts';

let server: Server;
let issuer: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let running: RunningIdentity;

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  const published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'ES256' }] };
  server = createServer((request, response) => {
    const answer = request.url === '/jwks' ? published : { issuer, jwks_uri: `${issuer}/jwks` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  running = await runIdentity({ settings: { issuer: { kind: 'foreign', issuer, clientId: 'meikan' } } });
});
afterAll(async () => {
  await running.stop();
  server.close();
});

let serial = 0;
function idToken(payload: JWTPayload): Promise<string> {
  serial += 1;
  return new SignJWT({ jti: String(serial), ...payload })
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .setIssuer(issuer)
    .setAudience('meikan')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(keys.privateKey);
}

const verified = { email: 'mio@elsewhere.example', email_verified: true, name: '早瀬 みお' };

describe('with a foreign issuer', () => {
  test('the first token opens an account, the next finds it again by issuer and subject', async () => {
    const first = await initialize(running, await idToken({ sub: 'mio', ...verified }));
    const { payload } = (await first.json()) as { payload: { token: string; account: { id: string } } };
    expect(first.status).toBe(200);
    expect((await me(running, payload.token)).status).toBe(200);
    const next = await initialize(running, await idToken({ sub: 'mio' }));
    expect(await next.json()).toMatchObject({ payload: { account: { id: payload.account.id, name: '早瀬 みお' } } });
  });

  test('nobody takes over an account by its address', async () => {
    const answer = await initialize(running, await idToken({ sub: 'somebody-else', ...verified }));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'account-exists' });
  });

  test.each([
    ['unverified', { email: 'x@elsewhere.example', email_verified: false }],
    ['missing', {}],
  ])('an address that is %s opens nothing', async (_what, claims) => {
    const answer = await initialize(running, await idToken({ sub: 'x', ...claims }));
    expect(answer.status).toBe(422);
  });

  test('the embedded provider and its pages do not exist', async () => {
    for (const path of ['/oidc/auth', '/identity/password', '/identity/email']) {
      expect((await fetch(`${running.baseUrl}${path}`)).status).toBe(404);
    }
  });
});
