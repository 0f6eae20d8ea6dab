import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { pixel } from './pixel.ts';

const api = apiTestAppPerFile();

const upload = (who: Who, image: Blob, key: string) =>
  api.ask(who, { method: 'POST', url: '/images/single', form: { image }, headers: { 'idempotency-key': key } });

it('stores a picture once per id, answers repeats alike, and rejects other bytes under it', async () => {
  const key = randomUUID();
  const first = await upload('general', pixel(10), key);
  expect([first.statusCode, first.headers['server-time']]).toEqual([200, expect.stringMatching(/^\d{4}-.*Z$/)]);
  const { file } = first.json<{ payload: { file: string } }>().payload;
  expect((await api.ask('anonymous', { url: file })).statusCode).toBe(200);

  const again = await Promise.all([upload('general', pixel(10), key), upload('general', pixel(10), key)]);
  expect(again.map((answer) => answer.json())).toEqual([first.json(), first.json()]);
  for (const [who, image] of [
    ['general', pixel(20)],
    ['general-owner', pixel(10)],
  ] as const) {
    const refused = await upload(who, image, key);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'command-id-reused']);
  }
});
