import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Images, openImages } from '../testing/open-images.ts';

let images: Images;
beforeAll(async () => {
  images = await openImages();
});
afterAll(() => images.close());

describe('GET /images/drawn and /images/art', () => {
  it.each([
    '/images/drawn/logo/hiyori.svg?as=sunrise&hue=45',
    '/images/drawn/cat/shiba.svg',
    '/images/art/logo-default.svg',
  ])('%s is an SVG in a sandbox, cached long', async (url) => {
    const answer = await images.app.inject({ url });
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['cache-control']).toContain('max-age=2592000');
    for (const named of [answer.headers.etag, `W/${answer.headers.etag}`, `"x", ${answer.headers.etag}`, '*']) {
      const again = await images.app.inject({ url, headers: { 'if-none-match': String(named) } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', answer.headers.etag]);
    }
  });

  it.each([
    '/images/drawn/logo/a.svg?as=%22%3E',
    '/images/drawn/logo/a.png',
    '/images/drawn/x/a.svg',
    '/images/art/mark.svg',
  ])('%s → 404', async (url) => {
    expect((await images.app.inject({ url })).statusCode).toBe(404);
  });
});
