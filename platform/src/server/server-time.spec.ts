import { defineCommand } from '@meikan/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { registerCall } from '../calls/register-call.ts';
import { anonymous } from '../viewer.ts';
import { createServer } from './create-server.ts';

const upload = defineCommand({
  name: 'upload',
  method: 'POST',
  path: '/pictures/single',
  access: 'anyone',
  summary: '画像を送る',
  answer: z.string(),
});

let app: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  const clock = { now: () => new Date('2026-11-21T12:00:00.000Z') };
  app = await createServer({ logger: false, limits: 'off', clock });
  const config = { rule: 'anyone' };
  app.get('/api/plain', { config }, async () => 'x');
  app.get('/api/broken', { config }, async () => Promise.reject(new TypeError('secret')));
  app.get('/pictures/one', { config }, async () => 'x');
  registerCall(app, upload, () => ({ payload: 'x' }), { authenticate: async () => anonymous });
});
afterAll(() => app.close());

it.each([
  ['GET', '/api/plain', 200],
  ['POST', '/pictures/single', 200],
  ['GET', '/api/nowhere', 404],
  ['POST', '/api/plain', 405],
  ['GET', '/api/broken', 500],
] as const)('%s %s (%i) carries the time of the server', async (method, url, status) => {
  const { statusCode, headers } = await app.inject({ method, url });
  expect([statusCode, headers['server-time']]).toEqual([status, '2026-11-21T12:00:00.000Z']);
});

it('omits the time from cacheable answers', async () => {
  expect((await app.inject('/pictures/one')).headers).not.toHaveProperty('server-time');
});
