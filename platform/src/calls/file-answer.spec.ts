import { defineRead, fileAnswer } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { createServer } from '../server/create-server.ts';
import { anonymous } from '../viewer.ts';
import { registerCall } from './register-call.ts';

const takeFile = defineRead({
  name: 'takeFile',
  method: 'GET',
  path: '/api/file',
  access: 'anyone',
  summary: 'ファイル',
  media: 'application/zip',
  answer: fileAnswer,
});

/** A server of one file. */
async function serve(file: AsyncIterable<Uint8Array>) {
  const app = await createServer({ logger: false, limits: 'off' });
  registerCall(app, takeFile, () => ({ payload: file, estimatedBytes: 6 }), { authenticate: async () => anonymous });
  return app;
}

async function* piecesOf(words: readonly string[]) {
  for (const word of words) yield new TextEncoder().encode(word);
}

it('a file is sent as what it is, with its size as far as that is known', async () => {
  const answer = await (await serve(piecesOf(['名', '鑑']))).inject('/api/file');
  expect([answer.statusCode, answer.body]).toEqual([200, '名鑑']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'estimated-bytes': '6',
    'cache-control': 'no-store',
  });
});

it('a file that cannot be made to its end breaks the answer off', async () => {
  async function* broken() {
    yield* piecesOf(['名']);
    throw new Error('it ends too early');
  }
  const app = await serve(broken());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/file`);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  await app.close();
});
