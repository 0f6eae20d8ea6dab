import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Who } from '../house/open-api-house.ts';
import { apiHousePerFile } from '../house/per-file.ts';

const api = apiHousePerFile();

const crc = (bytes: Buffer): Buffer => {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((rest ^ 0xffffffff) >>> 0);
  return sum;
};
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([length, named, crc(named)]);
}

/** A PNG of one grey pixel. */
function pixel(grey: number): Blob {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.from([0, grey]))), chunk('IEND', Buffer.of())];
  return new Blob([Buffer.concat([signature, ...parts])], { type: 'image/png' });
}

const upload = (who: Who, image: Blob, key: string) =>
  api.ask(who, { method: 'POST', url: '/images/single', form: { image }, headers: { 'idempotency-key': key } });

it('keeps a picture once for an id, answers its repeats alike, and refuses other bytes under it', async () => {
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
