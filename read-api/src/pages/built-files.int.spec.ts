import { createServer } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PagesTestApp } from '../testing/open-pages.ts';
import { pages } from './pages.ts';

let testApp: PagesTestApp;
beforeAll(async () => {
  testApp = await openPages();
});
afterAll(() => testApp.close());

describe('files', () => {
  it('with the hash of what is in them are kept for ever, others asked for anew', async () => {
    const asset = await testApp.get('/assets/app-1a2b3c.js');
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const icon = await testApp.get('/favicon.svg');
    expect([icon.body, icon.headers['cache-control']]).toEqual(['<svg/>', 'no-cache']);
  });
  it.each([
    ['br;q=0.5, gzip;q=1', 'gzip', 'as gzip'],
    ['gzip, br', 'br', 'as br'],
    ['br;q=0', undefined, 'as it is'],
    ['gzip;q=0', undefined, 'as it is'],
    ['gzip;q=0, *', 'br', 'as br'],
    ['br;q=0, *', 'gzip', 'as gzip'],
    ['*;q=0', undefined, 'as it is'],
    ['identity, br;q=0.5', undefined, 'as it is'],
    ['identity;q=0, gzip', 'gzip', 'as gzip'],
  ])('are sent to who accepts %s in the coding %s', async (accepted, coding, text) => {
    const { headers, body } = await testApp.get('/assets/packed-1a2b3c.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], body, headers.vary]).toEqual([coding, text, 'accept-encoding']);
  });
  it.each(['/assets/packed-1a2b3c.js', '/favicon.svg', '/service-worker.js'])(
    'are not sent again to who has them: %s',
    async (url) => {
      const { etag } = (await testApp.get(url)).headers;
      for (const named of [`${etag}`, `${etag}`.replace('W/', ''), `"x", ${etag}`, '*']) {
        const again = await testApp.get(url, { 'if-none-match': named });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      }
      expect((await testApp.get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    },
  );
  it('of former builds are still there for pages that were opened before a release (F47)', async () => {
    const { statusCode, headers } = await testApp.get('/assets/former-22222222.js');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });
  it.each([
    '/assets/app-000000.js',
    '/assets/former-00000000.js',
    '/assets/',
    '/assets',
    '/favicon.png',
    '/api/nothing',
    '/images/none',
  ])('that are missing are never the shell: %s (F48)', async (url) => {
    const answer = await testApp.get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});

describe('the service worker and the build', () => {
  it('are asked for anew every time (F54)', async () => {
    const worker = await testApp.get('/service-worker.js');
    expect([worker.body, worker.headers['cache-control']]).toEqual(['/* keeps */', 'no-cache']);
    const version = await testApp.get('/version.json');
    expect(version.json()).toEqual({ build: '1a2b3c', worker: 'served', updates: 'offered' });
    expect(version.headers['cache-control']).toBe('no-store');
  });
  it('are what operators say they are (F54)', async () => {
    const app = await createServer({ logger: false, limits: 'off' });
    await app.register(pages({ ...testApp.options, switches: { worker: 'retired', updates: 'required' } }));
    const worker = await app.inject({ url: '/service-worker.js' });
    expect([worker.body, worker.headers['cache-control']]).toEqual(['/* goes away */', 'no-cache']);
    const version = await app.inject({ url: '/version.json' });
    expect(version.json()).toEqual({ build: '1a2b3c', worker: 'retired', updates: 'required' });
    await app.close();
  });
});
