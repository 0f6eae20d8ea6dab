import { accountId, defineCommand, defineRead } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createServer } from '../server/create-server.ts';
import { assertEveryRouteHasARule } from '../server/known-routes.ts';
import { type AccountViewer, anonymous, type Viewer } from '../viewer.ts';
import type { Authenticate } from './call-handler.ts';
import { registerCall, registeredCalls } from './register-call.ts';

const listThings = defineRead({
  name: 'list-things',
  method: 'GET',
  path: '/api/things/:id',
  access: 'anyone',
  summary: '一覧',
  params: z.strictObject({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) }),
  query: z.strictObject({ limit: z.string().regex(/^\d+$/).optional() }),
  answer: z.object({ name: z.string() }),
  headers: ['total', 'counter'],
});

const nameThing = defineCommand({
  name: 'name-thing',
  method: 'PUT',
  path: '/api/things',
  access: 'general',
  summary: '名前を付ける',
  body: z.strictObject({ name: z.string().max(3).meta({ title: '名前' }) }),
  answer: z.string(),
});

const bare = defineRead({
  name: 'bare',
  method: 'GET',
  path: '/api/bare',
  access: 'anyone',
  summary: 'そのまま',
  bare: true,
  answer: z.object({ meikan: z.string() }),
});

const toggle = defineCommand({
  name: 'toggle',
  method: 'POST',
  path: '/api/toggle',
  access: 'signed-in',
  summary: '切り替え',
  answer: z.boolean(),
});

const account = (role: AccountViewer['role']): Viewer => ({ kind: 'account', accountId: accountId('a1'), role });
const viewers = new Map([
  ['Bearer general', account('general')],
  ['Bearer business', account('business')],
  ['Bearer admin', account('admin')],
]);

async function serve() {
  const app = await createServer({ logger: false, limits: 'off', publicUrl: 'https://meikan.example' });
  const authenticate: Authenticate = async (request) => viewers.get(request.headers.authorization ?? '') ?? anonymous;
  registerCall(
    app,
    listThings,
    ({ params }) => ({
      payload: Object.assign({ name: params.id }, { secret: 'x' }),
      total: 3,
      counter: { all: 3, 'tag:猫👍': 1 },
      lowerBound: 'total,counter',
      watermark: '42',
      stale: true,
    }),
    { authenticate },
  );
  registerCall(app, nameThing, async ({ body }) => ({ payload: body.name, position: '7', status: 201 }), {
    authenticate,
  });
  registerCall(app, bare, () => ({ payload: { meikan: 'pong' } }), { authenticate });
  registerCall(app, toggle, ({ body }) => ({ payload: body === undefined }), { authenticate });
  return app;
}

describe('registerCall', () => {
  it('wraps the answer, sets its headers and strips unknown fields', async () => {
    const answer = await (await serve()).inject('/api/things/abc?limit=5');
    expect(answer.json()).toEqual({ payload: { name: 'abc' } });
    expect(answer.headers).toMatchObject({
      total: '3',
      counter: String.raw`{"all":3,"tag:\u732b\ud83d\udc4d":1}`,
      'lower-bound': 'total,counter',
      watermark: '42',
      stale: 'true',
      'cache-control': 'no-store',
    });
  });

  it('sends the answer of a bare call without `payload` around it', async () => {
    expect((await (await serve()).inject('/api/bare')).json()).toEqual({ meikan: 'pong' });
  });

  it.each(['?limit=5&limit=9', '?limit[]=1', '?a[__proto__][x]=1', '?__proto__=1', '?limit=NaN', '?other=1'])(
    'rejects the query %s',
    async (query) => {
      const answer = await (await serve()).inject(`/api/things/abc${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );

  it('answers 404 for a path that cannot exist', async () => {
    expect((await (await serve()).inject('/api/things/a_b')).statusCode).toBe(404);
  });

  it.each([
    [undefined, 401, 'unauthenticated'],
    ['Bearer business', 403, 'general-only'],
    ['Bearer admin', 403, 'general-only'],
  ])('rejects %s on a call for general accounts', async (authorization, status, code) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await (await serve()).inject({ method: 'PUT', url: '/api/things', headers, payload: { name: 'a' } });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('names the field in Japanese', async () => {
    const headers = { authorization: 'Bearer general' };
    const payload = { name: '長い名前', isAdmin: true };
    const answer = await (await serve()).inject({ method: 'PUT', url: '/api/things', headers, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      errors: [
        { field: 'name', code: 'too-long', message: '名前は3文字以内で入力してください。' },
        { field: 'isAdmin', code: 'unknown-field', message: 'isAdminという項目は受け付けていません。' },
      ],
    });
  });

  it('answers a command with its position and status', async () => {
    const headers = { authorization: 'Bearer general' };
    const answer = await (await serve()).inject({
      method: 'PUT',
      url: '/api/things',
      headers,
      payload: { name: 'あ' },
    });
    expect([answer.statusCode, answer.headers['event-position'], answer.json()]).toEqual([201, '7', { payload: 'あ' }]);
  });

  it.each([undefined, {}])('accepts %j as the body of a call without one', async (payload) => {
    const headers = { authorization: 'Bearer admin' };
    const request = { method: 'POST', url: '/api/toggle', headers, ...(payload && { payload }) } as const;
    expect((await (await serve()).inject(request)).json()).toEqual({ payload: true });
  });

  it.each(['https://app.example.evil', 'null'])('rejects a write from the origin %s', async (origin) => {
    const headers = { authorization: 'Bearer admin', origin };
    const answer = await (await serve()).inject({ method: 'POST', url: '/api/toggle', headers });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('lists every call, and throws for a route without a rule', async () => {
    const app = await serve();
    expect(registeredCalls(app).map(({ call }) => call.name)).toEqual(['list-things', 'name-thing', 'bare', 'toggle']);
    expect(() => assertEveryRouteHasARule(app)).not.toThrow();
    app.get('/open', () => 'x');
    expect(() => assertEveryRouteHasARule(app)).toThrow('GET /open');
  });
});
