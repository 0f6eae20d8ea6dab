import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageKey } from '../store/keys.ts';
import { plain } from '../testing/made-pictures.ts';
import { type Images, openImages } from '../testing/open-images.ts';

let images: Images;
beforeAll(async () => {
  images = await openImages();
});
afterAll(() => images.close());

describe('GET /images/:key', () => {
  let key: ImageKey;
  beforeAll(async () => {
    const kept = await images.pictures.keep(await plain('jpeg', 1000, 500), { accountId: 'ooba' });
    if (kept.kind === 'refused') throw new Error(kept.refusal.code);
    key = kept.picture.key;
  });
  const get = (url: string, headers: Record<string, string> = {}) => images.app.inject({ method: 'GET', url, headers });

  it('serves bytes that no browser can take for anything but a picture, cached for ever', async () => {
    const answer = await get(`/images/${key}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    for (const named of [answer.headers.etag, `W/${answer.headers.etag}`, `"x", ${answer.headers.etag}`, '*']) {
      expect((await get(`/images/${key}`, { 'if-none-match': String(named) })).statusCode).toBe(304);
    }
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
    '?%s → 400',
    async (query) => {
      expect((await get(`/images/${key}?${query}`)).statusCode).toBe(400);
    },
  );

  it.each([`/images/${'0'.repeat(64)}`, '/images/x', `/images/${'A'.repeat(64)}`])('%s → 404', async (url) => {
    const answer = await get(url, { 'if-none-match': '*' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('immutable');
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each(['/images/..%2f..%2fetc%2fpasswd', '/images/art/..%2fpackage.svg'])('%s → 400', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });

  it('answers 404 for all sizes after its owner was deleted', async () => {
    expect(await images.pictures.forget('ooba')).toBeGreaterThan(1);
    expect((await get(`/images/${key}`)).statusCode).toBe(404);
    expect((await get(`/images/${key}?width=160`)).statusCode).toBe(404);
  });
});
