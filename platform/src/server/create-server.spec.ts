import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { Fault } from '../problems/fault.ts';
import { createServer, type ServerOptions } from './create-server.ts';
import { isCrookedUrl } from './guard-requests.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

async function serve(options: Partial<ServerOptions> = {}) {
  const app = await createServer({ logger: false, limits: 'off', ...options });
  open.push(app);
  const config = { rule: 'anyone' };
  app.post('/echo', { config }, async (request) => ({ body: request.body }));
  app.get('/picture', { config: { ...config, answer: 'picture' } }, async () => 'x');
  app.get('/frame', { config: { ...config, answer: 'own-frame' } }, async () => 'x');
  app.get('/location', { config }, async (request) => ({ location: request.headers['current-location'] ?? null }));
  app.get('/ip', { config }, async (request) => ({ ip: request.ip }));
  app.get('/named/:name', { config }, async () => 'x');
  app.get('/fault', { config }, async () => Promise.reject(new Fault('log', 'EventStoreDB is away: secret')));
  app.get('/defect', { config }, async () => Promise.reject(new TypeError('secret')));
  return app;
}

describe('bodies', () => {
  it.each([
    ['text/plain', '{"a":1}', 415],
    ['application/x-www-form-urlencoded', 'a=1', 415],
    ['application/json', '{"__proto__":{}}', 400],
    ['application/json', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['application/json', JSON.stringify('x'.repeat(300_000)), 413],
  ])('%s is answered with a problem', async (type, payload, status) => {
    const answer = await (await serve()).inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().status]).toEqual([status, status]);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});

describe('paths', () => {
  it.each(['//echo', '/echo;x', '/a%2fb', '/a%5cb', '/a%00', '/%zz'])('%s is malformed', async (url) => {
    const answer = await (await serve()).inject({ url });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed-request']);
  });

  it.each(['/api/%2e%2e/echo', '/a/../echo', '/./echo', '/a/..', '/a\\b', `/${'a'.repeat(9_000)}`])(
    '%s, as sent over a socket, is malformed',
    (url) => expect(isCrookedUrl(url)).toBe(true),
  );

  it.each(['/', '/users/yamada.taro', '/users/..yamada', '/a...b?next=/../x;y', '/%E5%B1%B1%E7%94%B0'])(
    '%s is not',
    (url) => expect(isCrookedUrl(url)).toBe(false),
  );

  it('accept neither another case nor a method override', async () => {
    const app = await serve();
    expect((await app.inject('/PICTURE')).statusCode).toBe(404);
    const override = await app.inject({ url: '/echo', headers: { 'x-http-method-override': 'POST' } });
    expect([override.statusCode, override.headers.allow]).toEqual([405, 'POST']);
    const named = await app.inject({ method: 'DELETE', url: '/named/x' });
    expect([named.statusCode, named.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('problems', () => {
  it('answer a fault with 503 and Retry-After, a defect with 500, and hide both texts', async () => {
    const app = await serve();
    const fault = await app.inject('/fault');
    expect([fault.statusCode, fault.headers['retry-after'], fault.body.includes('secret')]).toEqual([503, '5', false]);
    const defect = await app.inject('/defect');
    expect([defect.statusCode, defect.body.includes('secret')]).toEqual([500, false]);
    expect(defect.json()).toMatchObject({ code: 'defect', payload: defect.json().detail, errors: [] });
    expect(defect.json().instance).toBe(`urn:uuid:${defect.headers['x-request-id']}`);
  });
});

describe('headers', () => {
  it.each([
    ['/picture', contentSecurityPolicy('picture')],
    ['/frame', contentSecurityPolicy('own-frame')],
    ['/location', contentSecurityPolicy('page')],
    ['/nowhere', contentSecurityPolicy('page')],
    ['/a%2fb', contentSecurityPolicy('page')],
  ])('%s carries its policy', async (url, policy) => {
    const { headers } = await (await serve()).inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('allow a foreign issuer and the hashes of the build only', () => {
    const policy = contentSecurityPolicy('page', { issuer: 'https://id.example/realm', scriptHashes: ['sha256-abc'] });
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
    expect(policy).toContain("connect-src 'self' https://id.example;");
    expect(contentSecurityPolicy('page')).toContain("style-src 'self';");
  });

  it('include HSTS where people use https', async () => {
    const app = await serve({ publicUrl: 'https://meikan.example' });
    expect((await app.inject('/ip')).headers['strict-transport-security']).toContain('max-age');
  });

  it('drop a current-location of more than 2 KB', async () => {
    const app = await serve();
    const send = (length: number) =>
      app.inject({ url: '/location', headers: { 'current-location': 'x'.repeat(length) } });
    expect((await send(2048)).json().location).toHaveLength(2048);
    expect((await send(10_240)).json().location).toBeNull();
  });
});

describe('limits', () => {
  const limit = { max: 2, windowMs: 60_000 };
  const limits = { general: limit, media: limit, deletion: limit, signUp: limit, outbound: limit, invitation: limit };

  it('count unknown paths, by /64 for IPv6', async () => {
    const app = await serve({ limits });
    const scan = (remoteAddress: string) => app.inject({ url: '/nowhere', remoteAddress });
    const statuses = [];
    for (const last of ['1', '2', '3']) statuses.push((await scan(`2001:db8:1:1::${last}`)).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
    expect((await scan('2001:db8:1:2::1')).statusCode).toBe(404);
    const refused = await scan('2001:db8:1:1::4');
    expect([Number(refused.headers['retry-after']) > 0, refused.json().code]).toEqual([true, 'too-many-requests']);
  });
});

describe('proxies', () => {
  const spoofed = { 'x-forwarded-for': '9.9.9.9, 8.8.8.8' };

  it('are trusted as configured: none, by hops or by networks', async () => {
    const ip = async (trustProxy: ServerOptions['trustProxy']) => {
      const app = await serve(trustProxy === undefined ? {} : { trustProxy });
      return (await app.inject({ url: '/ip', headers: spoofed })).json().ip;
    };
    expect([await ip(undefined), await ip(1), await ip(['127.0.0.1'])]).toEqual(['127.0.0.1', '8.8.8.8', '8.8.8.8']);
  });
});

describe('log', () => {
  async function serveLogged() {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    return { lines, app: await serve({ logger: pino(sink) }) };
  }

  it('writes one JSON line without token, query or mail address', async () => {
    const { lines, app } = await serveLogged();
    const headers = { authorization: 'Bearer st_secret', 'user-agent': `a\u001b[31m${'b'.repeat(8_000)}` };
    await app.inject({ url: '/nobody@mail.example/x?token=st_secret', headers });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/st_secret|mail\.example/);
    expect(lines[0]).not.toContain('\u001b');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', status: 404, route: '/[mail]/x' });
  });

  it('says in the same line why a request failed', async () => {
    const { lines, app } = await serveLogged();
    await app.inject('/fault');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, status: 503, failure: { tag: 'log' } });
  });
});
