import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Authenticate, type CallReceipts, createServer, type RegisteredCall, type Viewer } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openPictures, type Pictures } from './pictures.ts';
import { imagesPlugin } from './plugin.ts';
import { createDiskStore } from './store/disk.ts';
import { type ImageKey, keyOfAddress, ownsImage } from './store/keys.ts';
import { plain } from './testing/made-pictures.ts';

const B = 'boundary7f3a';
/** As identity reads it from a token. */
const saeki: Viewer = JSON.parse('{"kind":"account","accountId":"saeki","role":"general"}');

/** The shape of `uploadImage` in the contracts, into which this room does not look. */
const uploadCall: RegisteredCall['call'] = {
  name: 'uploadImage',
  kind: 'command',
  method: 'POST',
  path: '/images/single',
  access: 'signed-in',
  summary: '画像を1枚登録し、その画像のURLを返します。',
  encoding: 'multipart',
  params: z.strictObject({}),
  query: z.strictObject({}),
  body: z.strictObject({}),
  answer: z.strictObject({ file: z.string().regex(/^\/images\/[0-9a-f]{64}$/) }),
  headers: [],
  bare: false,
};

let app: FastifyInstance;
let folder: string;
let pictures: Pictures;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-images-http-'));
  pictures = openPictures(createDiskStore(join(folder, 'kept')));
  app = await createServer({ logger: false, limits: 'off' });
  const authenticate: Authenticate = async (request) =>
    request.headers.authorization === undefined ? { kind: 'anonymous' } : saeki;
  await app.register(imagesPlugin({ pictures, receipts: inMemory(), authenticate, uploadCall }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** As `callReceipts` keeps them in PostgreSQL. */
function inMemory(): CallReceipts {
  const uses = new Map<string, { readonly by: string; answer: string | null }>();
  return {
    async begin({ commandId, accountId, bodyHash }) {
      const by = `${accountId} ${bodyHash}`;
      const known = uses.get(commandId);
      if (known && known.by !== by) return { kind: 'reused' };
      if (known && known.answer !== null) return { kind: 'answered', answer: known.answer };
      uses.set(commandId, { by, answer: null });
      return { kind: 'begun' };
    },
    async finish(commandId, answer) {
      const use = uses.get(commandId);
      if (use) use.answer ??= answer;
    },
  };
}

type Part = { readonly disposition: string; readonly type?: string; readonly content: Buffer | string };

const picturePart = (content: Buffer | string, over: Partial<Part> = {}): Part => ({
  disposition: 'form-data; name="image"; filename="a.png"',
  type: 'image/png',
  content,
  ...over,
});

function form(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ disposition, type, content }) => [
    Buffer.from(`--${B}\r\nContent-Disposition: ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${B}--\r\n`)]);
}

function upload(payload: Buffer, headers: Record<string, string> = {}) {
  const type = { 'content-type': `multipart/form-data; boundary=${B}` };
  return app.inject({
    method: 'POST',
    url: '/images/single',
    payload,
    headers: { authorization: 'Bearer x', ...type, ...headers },
  });
}

async function filesUnder(place: string): Promise<readonly string[]> {
  return (await readdir(place, { recursive: true })).filter((name) => name.includes('.'));
}

describe('POST /images/single', () => {
  it('keeps a picture as WEBP and answers its address', async () => {
    const answer = await upload(form([picturePart(await plain('png', 500, 300))]));
    expect(answer.statusCode).toBe(200);
    const key = keyOfAddress(answer.json().payload.file);
    expect(key && ownsImage('saeki', key)).toBe(true);
    expect(key && ownsImage('ooba', key)).toBe(false);
  });

  it('gets one address for one id and the same bytes, without decoding them again', async () => {
    const key = { 'idempotency-key': 'e3b0c442-98fc-4c14-9afb-f4c8996fb924' };
    const body = form([picturePart(await plain('png', 60, 40))]);
    const first = await upload(body, key);
    vi.spyOn(pictures, 'keep').mockRejectedValueOnce(new Error('decoded again'));
    const again = await upload(body, { 'idempotency-key': key['idempotency-key'].toUpperCase() });
    vi.restoreAllMocks();
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await upload(form([picturePart(await plain('png', 61, 40))]), key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'command-id-reused']);
    expect((await upload(body, { 'idempotency-key': 'again' })).statusCode).toBe(400);
  });

  it('wants somebody signed in', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/images/single',
      payload: form([picturePart('x')]),
      headers: { 'content-type': `multipart/form-data; boundary=${B}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    ['H04 SVG named .png', picturePart('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['H04 HTML as image/png', picturePart('<html><script>alert(1)</script></html>')],
    ['H04 GIF that is a script', picturePart('GIF89a=1/*\0\0*/;alert(1)', { type: 'image/gif' })],
    ['H04 a declared script', picturePart('x', { type: 'application/javascript' })],
  ])('%s → 415', async (_name, part) => {
    const answer = await upload(form([part]));
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'picture-format', title: 'この画像は登録できません' });
  });

  it('H34 21 MB → 413', async () => {
    const answer = await upload(form([picturePart(Buffer.alloc(21 * 1024 * 1024))]));
    expect(answer.statusCode).toBe(413);
  });

  it.each(['../../etc/passwd', '..\\\\x', 'a%00b', 'x'.repeat(300), 'con.png', '\u202egnp.exe'])(
    'H36 ignores the name %j',
    async (filename) => {
      const bytes = await plain('png', 20 + filename.length, 20);
      const answer = await upload(
        form([picturePart(bytes, { disposition: `form-data; name="image"; filename="${filename}"` })]),
      );
      expect(answer.json().payload.file).toMatch(/^\/images\/[0-9a-f]{64}$/);
      expect(await readdir(folder)).toEqual(['kept']);
      for (const file of await filesUnder(folder))
        expect(file).toMatch(/^kept\/[0-9a-f]{2}\/[0-9a-f]{16}\/[0-9a-f]{64}(-\d+)?\.webp$/);
    },
  );
});

describe('H37: crooked forms', () => {
  const good = () => plain('png');

  it.each<[string, (picture: Buffer) => readonly Part[]]>([
    ['1 000 parts', (picture) => Array.from({ length: 1000 }, () => picturePart(picture))],
    ['two files', (picture) => [picturePart(picture), picturePart(picture)]],
    [
      'a field beside it',
      (picture) => [picturePart(picture), { disposition: 'form-data; name="owner"', content: 'x' }],
    ],
    [
      'a field __proto__',
      (picture) => [{ disposition: 'form-data; name="__proto__"', content: 'x' }, picturePart(picture)],
    ],
    [
      'a file __proto__',
      (picture) => [picturePart(picture, { disposition: 'form-data; name="__proto__"; filename="a.png"' })],
    ],
    ['a part without name', (picture) => [picturePart(picture, { disposition: 'form-data; filename="a.png"' })]],
    ['no part', () => []],
  ])('%s → 400', async (_name, parts) => {
    const before = await filesUnder(folder);
    expect((await upload(form(parts(await good())))).statusCode).toBe(400);
    expect(await filesUnder(folder)).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'owner')).toBe(false);
  });

  it('no boundary → 400, JSON → 415', async () => {
    const body = form([picturePart(await good())]);
    expect((await upload(body, { 'content-type': 'multipart/form-data' })).statusCode).toBe(400);
    expect((await upload(Buffer.from('{}'), { 'content-type': 'application/json' })).statusCode).toBe(415);
  });

  it('a form cut off in the middle → 400', async () => {
    const body = form([picturePart(await good())]);
    expect((await upload(body.subarray(0, body.length - 60))).statusCode).toBe(400);
  });
});

describe('GET /images/:key', () => {
  let key: ImageKey;
  beforeAll(async () => {
    const kept = await pictures.keep(await plain('jpeg', 1000, 500), { accountId: 'ooba' });
    if (kept.kind === 'refused') throw new Error(kept.refusal.code);
    key = kept.picture.key;
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

  it('answers bytes that no browser takes for anything but a picture, for ever', async () => {
    const answer = await get(`/images/${key}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect((await get(`/images/${key}`, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it.each([
    ['width=100', 160],
    ['width=160', 160],
    ['width=640&dw=300', 320],
    ['dw=420', 420],
    ['width=1900', 1000],
    ['width=4000', 1000],
  ])('?%s is %i pixels wide', async (query, width) => {
    const answer = await get(`/images/${key}?${query}`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  it.each(['width=1e9', 'dw=-1', 'width=1e9&dw=-1', 'width=0', 'width=99999', 'width=', 'width=../x'])(
    'H38 ?%s → 400',
    async (query) => {
      expect((await get(`/images/${key}?${query}`)).statusCode).toBe(400);
    },
  );

  it.each([`/images/${'0'.repeat(64)}`, '/images/x', `/images/${'A'.repeat(64)}`])('%s → 404', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('immutable');
  });

  it.each(['/images/..%2f..%2fetc%2fpasswd', '/images/art/..%2fpackage.svg'])('%s → 400', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });

  it('is forgotten with its owner, sizes included, and nobody else is', async () => {
    expect(await pictures.forget('ooba')).toBeGreaterThan(1);
    expect((await get(`/images/${key}`)).statusCode).toBe(404);
    expect((await get(`/images/${key}?width=160`)).statusCode).toBe(404);
  });
});

describe('GET /images/drawn and /images/art', () => {
  it.each([
    '/images/drawn/logo/hiyori.svg?as=sunrise&hue=45',
    '/images/drawn/cat/shiba.svg',
    '/images/art/logo-default.svg',
  ])('%s is an SVG in a sandbox, cached long', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['cache-control']).toContain('max-age=2592000');
    expect((await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })).statusCode).toBe(304);
  });

  it.each([
    '/images/drawn/logo/a.svg?as=%22%3E',
    '/images/drawn/logo/a.png',
    '/images/drawn/x/a.svg',
    '/images/art/mark.svg',
  ])('%s → 404', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});
