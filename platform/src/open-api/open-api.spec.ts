import { defineCommand, defineRead, fileAnswer } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { registerCall } from '../calls/register-call.ts';
import { createServer } from '../server/create-server.ts';
import { assertEveryRouteHasARule } from '../server/known-routes.ts';
import { anonymous } from '../viewer.ts';
import { openApi } from './open-api.ts';

const thing = z
  .object({ name: z.string().max(3), tags: z.array(z.string()).default([]) })
  .meta({ id: 'Thing', title: 'もの' });
type Tree = { readonly children: readonly Tree[] };
const tree: z.ZodType<Tree> = z.lazy(() => z.object({ children: z.array(tree) }));

const readThing = defineRead({
  name: 'read-thing',
  method: 'GET',
  path: '/api/things/:thingId',
  access: 'anyone',
  summary: 'ものを見る<script>',
  params: z.strictObject({ thingId: z.string().max(64).meta({ title: 'もののID' }) }),
  query: z.strictObject({ page: z.string().transform(Number).optional(), sort: z.enum(['new', 'old']) }),
  answer: z.object({ thing, tree }),
  headers: ['total'],
});

const keepThing = defineCommand({
  name: 'keep-thing',
  method: 'PUT',
  path: '/api/things/:thingId',
  access: 'owner',
  summary: 'ものを保存する',
  params: readThing.params,
  body: thing,
  answer: z.string(),
});

const takeThing = defineRead({
  name: 'take-thing',
  method: 'GET',
  path: '/api/file',
  access: 'anyone',
  summary: 'ものをファイルで受け取る',
  media: 'application/zip',
  answer: fileAnswer,
});

async function serve() {
  const app = await createServer({ logger: false, limits: 'off' });
  await app.register(openApi({ title: 'API一覧', version: '1', description: '説明です。' }));
  const options = { authenticate: async () => anonymous };
  registerCall(
    app,
    readThing,
    () => ({ payload: { thing: { name: 'a', tags: [] }, tree: { children: [] } } }),
    options,
  );
  registerCall(app, takeThing, () => ({ payload: (async function* () {})() }), options);
  registerCall(app, keepThing, () => ({ payload: 'x' }), options);
  return app;
}

it('describes every call by its contract', async () => {
  const document = (await (await serve()).inject('/api/openapi.json')).json();
  const { get, put } = document.paths['/api/things/{thingId}'];
  expect(document.openapi).toBe('3.1.0');
  expect(get).toMatchObject({
    operationId: 'read-thing',
    tags: ['things'],
    security: [{}, { token: [] }],
    parameters: [
      {
        name: 'thingId',
        in: 'path',
        required: true,
        description: 'もののID',
        schema: { type: 'string', maxLength: 64 },
      },
      { name: 'page', in: 'query', required: false },
      { name: 'sort', in: 'query', required: true, schema: { enum: ['new', 'old'] } },
      { name: 'read-after', in: 'header' },
    ],
  });
  expect(Object.keys(get.responses['200'].headers)).toEqual(['total', 'watermark', 'stale', 'server-time']);
  expect(put.requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Thing-input' });
  expect(Object.keys(put.responses.default.headers)).toEqual(['server-time']);
  expect(put.responses.default.content['application/problem+json'].schema).toEqual({
    $ref: '#/components/schemas/Problem',
  });
});

it('describes a file as what it is', async () => {
  const document = (await (await serve()).inject('/api/openapi.json')).json();
  const { content, headers } = document.paths['/api/file'].get.responses['200'];
  expect(content).toEqual({ 'application/zip': { schema: { type: 'string', format: 'binary' } } });
  expect(Object.keys(headers)).toContain('estimated-bytes');
});

it('references only existing schemas', async () => {
  const text = (await (await serve()).inject('/api/openapi.json')).body;
  const names = new Set(Object.keys(JSON.parse(text).components.schemas));
  const pointed = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(pointed.filter((name) => name !== undefined && !names.has(name))).toEqual([]);
  expect(text).not.toContain('#/$defs');
  expect([...names]).toEqual(expect.arrayContaining(['FieldError', 'Problem', 'Thing', 'Thing-input']));
});

it('shows a page in Japanese without script, inline style or outside requests', async () => {
  const app = await serve();
  const { body, headers } = await app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('ものを見る&lt;script&gt;');
  expect(body).toContain('<code>PUT /api/things/{thingId}</code>');
  expect(body).not.toMatch(/<script|style=|<style|https?:|undefined|\[object/);
  expect((await app.inject('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  expect(() => assertEveryRouteHasARule(app)).not.toThrow();
});
