import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PagesTestApp } from '../testing/open-pages.ts';
import { rows, run } from '../testing/rows.ts';

let testApp: PagesTestApp;
beforeAll(async () => {
  testApp = await openPages();
  await run(
    testApp.database,
    rows.people("values ('mio')"),
    rows.people("values ('hidden')", { disabled: true }),
    rows.companies("values ('tsubame')"),
    rows.companies("values ('secret')", { public: false }),
    rows.articles("values ('essay')", "'mio'"),
    rows.articles("values ('of-hidden')", "'hidden'"),
  );
});
afterAll(() => testApp.close());

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const TWITTER = { 'user-agent': 'Twitterbot/1.0' };

/** Where a page says that its card is. */
async function cardOf(path: string): Promise<string | undefined> {
  const { body } = await testApp.get(path, TWITTER);
  const [, address] = /<meta property="og:image" content="https:\/\/meikan\.example([^"]+)">/.exec(body) ?? [];
  return address;
}

describe('the card of a page', () => {
  it.each(['/profile/name-mio', '/profile/mio', '/companies/tsubame', '/articles/essay', '/'])(
    'is a picture of 1200 × 630, 300 KB at most, that other sites may show: %s',
    async (path) => {
      const { rawPayload, statusCode, headers } = await testApp.get((await cardOf(path)) ?? '', TWITTER);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(rawPayload.subarray(0, 8)).toEqual(PNG);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(rawPayload.byteLength).toBeLessThanOrEqual(300 * 1024);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=604800, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      });
    },
  );

  it('is told with its size, and as a large picture to X', async () => {
    const { body } = await testApp.get('/profile/name-mio', TWITTER);
    expect(body).toContain('<meta property="og:image:width" content="1200">');
    expect(body).toContain('<meta property="og:image:alt" content="利用者mioさんのプロフィール">');
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('is not sent again to who has it, nor drawn', async () => {
    const address = (await cardOf('/companies/tsubame')) ?? '';
    const { etag, 'cache-control': kept } = (await testApp.get(address)).headers;
    for (const named of [`${etag}`, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await testApp.get(address, { 'if-none-match': named });
      expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', kept]);
    }
  });

  it('gets another address as soon as anything on it changes; the old one shows the new card, for a short time', async () => {
    const before = (await cardOf('/articles/essay')) ?? '';
    await run(testApp.database, "update read_model.article set name = '改題' where id = 'essay'");
    const after = (await cardOf('/articles/essay')) ?? '';
    expect(after).not.toBe(before);
    const [old, fresh] = [await testApp.get(before), await testApp.get(after)];
    expect(old.rawPayload).toEqual(fresh.rawPayload);
    expect(old.headers['cache-control']).toBe('public, max-age=300');
  });

  it.each(['/companies/secret', '/profile/hidden', '/account'])('is not named by %s', async (path) =>
    expect(await cardOf(path)).toBeUndefined(),
  );

  it.each([
    '/cards/person/hidden.png',
    '/cards/person/nobody.png',
    '/cards/company/secret.png',
    '/cards/article/of-hidden.png',
    '/cards/article/none.png',
    '/cards/person/mio.svg',
    '/cards/person/%27.png',
    '/cards/constructor/mio.png',
    '/cards/none.png',
  ])('is not there: %s', async (url) => {
    const { statusCode, headers } = await testApp.get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});
