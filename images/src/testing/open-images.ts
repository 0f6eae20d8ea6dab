import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Authenticate, createServer, type RegisteredCall, type Viewer } from '@meikan/platform';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { openPictures, type Pictures } from '../pictures.ts';
import { imagesPlugin } from '../plugin.ts';
import { createDiskStore } from '../store/disk.ts';
import { memoryReceipts } from './memory-receipts.ts';
import { formHeaders } from './picture-form.ts';
import { someRules } from './some-rules.ts';

/** As identity reads it from a token. */
const saeki: Viewer = JSON.parse('{"kind":"account","accountId":"saeki","role":"general"}');

/** The shape of `uploadImage` in the contracts, which this package does not import. */
const uploadCall: RegisteredCall['call'] = {
  name: 'uploadImage',
  kind: 'command',
  method: 'POST',
  path: '/images/single',
  access: 'signed-in',
  summary: '画像を1枚登録し、その画像のURLを返します。',
  encoding: 'multipart',
  params: z.strictObject({}),
  query: z.strictObject({ cut: z.literal('square').optional() }),
  body: z.strictObject({}),
  answer: z.strictObject({ file: z.string().regex(/^\/images\/[0-9a-f]{64}$/) }),
  headers: [],
  bare: false,
  media: 'application/json',
};

/** The routes of this package over pictures in a folder of their own. */
export type Images = {
  readonly app: FastifyInstance;
  readonly pictures: Pictures;
  /** Holds the store, and whatever else might be written by mistake. */
  readonly folder: string;
  /** Sends a form as the account `saeki`; `query` begins with its question mark. */
  upload(payload: Buffer, headers?: Readonly<Record<string, string>>, query?: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/** Opens the service with an empty store; who sends any authorization is the account `saeki`. */
export async function openImages(): Promise<Images> {
  const folder = await mkdtemp(join(tmpdir(), 'meikan-images-http-'));
  const pictures = openPictures(createDiskStore(join(folder, 'kept')), someRules);
  const app = await createServer({ logger: false, limits: 'off' });
  const authenticate: Authenticate = async (request) =>
    request.headers.authorization === undefined ? { kind: 'anonymous' } : saeki;
  await app.register(imagesPlugin({ pictures, receipts: memoryReceipts(), authenticate, uploadCall }));
  return {
    app,
    pictures,
    folder,
    upload: (payload, headers = {}, query = '') =>
      app.inject({
        method: 'POST',
        url: `/images/single${query}`,
        payload,
        headers: { authorization: 'Bearer x', ...formHeaders, ...headers },
      }),
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
