import { accountId, defineCommand } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createServer, type ServerOptions } from '../server/create-server.ts';
import type { Authenticate, CallHandler } from './call-handler.ts';
import { registerCall } from './register-call.ts';

const upload = defineCommand({
  name: 'upload',
  method: 'POST',
  path: '/images/single',
  access: 'signed-in',
  summary: '画像を送る',
  encoding: 'multipart',
  body: z.strictObject({ caption: z.string().max(5) }),
  answer: z.string(),
});

const generous = { max: 100, windowMs: 60_000 };
const strict = { max: 2, windowMs: 60_000 };
const authenticate: Authenticate = async (request) => ({
  kind: 'account',
  accountId: accountId(String(request.headers.authorization)),
  role: 'general',
});

async function serve(options: Partial<ServerOptions>, handler: CallHandler<typeof upload, Buffer>) {
  const app = await createServer({ logger: false, limits: 'off', ...options });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
  registerCall<typeof upload, Buffer>(app, upload, handler, {
    authenticate,
    limit: 'media',
    readBody: async (request) => ({ body: { caption: '写真' }, files: z.instanceof(Buffer).parse(request.body) }),
  });
  const send = (account: string, remoteAddress = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: '/images/single',
      headers: { authorization: account, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('bytes'),
      remoteAddress,
    });
  return send;
}

const echo: CallHandler<typeof upload, Buffer> = ({ body, files }) => ({ payload: `${body.caption}:${files.length}` });

it('passes on what readBody kept aside', async () => {
  const send = await serve({}, echo);
  expect((await send('a')).json()).toEqual({ payload: '写真:5' });
});

it('applies a limit that depends on the body when the handler asks for it', async () => {
  const send = await serve(
    {
      limits: {
        general: generous,
        media: { ...strict, max: 5 },
        deletion: strict,
        signUp: generous,
        outbound: generous,
        invitation: generous,
      },
    },
    async (context) => {
      await context.count('deletion');
      return echo(context);
    },
  );
  const statuses = [];
  for (const last of [1, 2, 3]) statuses.push((await send('a', `192.0.2.${last}`)).statusCode);
  expect([...statuses, (await send('b')).statusCode]).toEqual([200, 200, 429, 200]);
});

it('counts an account across addresses', async () => {
  const send = await serve(
    {
      limits: {
        general: generous,
        media: strict,
        deletion: generous,
        signUp: generous,
        outbound: generous,
        invitation: generous,
      },
    },
    echo,
  );
  const statuses = [];
  for (const last of [1, 2, 3]) statuses.push((await send('a', `192.0.2.${last}`)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await send('b', '192.0.2.3')).statusCode).toBe(200);
});

it('counts an address across accounts', async () => {
  const send = await serve(
    {
      limits: {
        general: strict,
        media: generous,
        deletion: generous,
        signUp: generous,
        outbound: generous,
        invitation: generous,
      },
    },
    echo,
  );
  const statuses = [];
  for (const account of ['a', 'b', 'c']) statuses.push((await send(account)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

it('rejects calls at once at the limit of concurrent ones (L3)', async () => {
  const gate = Promise.withResolvers<void>();
  const inside = Promise.withResolvers<void>();
  const send = await serve({ mostCalls: 1 }, async () => {
    inside.resolve();
    await gate.promise;
    return { payload: 'done' };
  });
  const first = send('a');
  await inside.promise;
  const second = await send('b');
  expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '1']);
  gate.resolve();
  expect((await first).statusCode).toBe(200);
  expect((await send('c')).statusCode).toBe(200);
});
