import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PagesTestApp } from '../testing/open-pages.ts';
import { rows, run } from '../testing/rows.ts';
import { PART_SIZE } from './sitemap-queries.ts';

const HOSTILE = `]]></title><script>alert(1)</script>&<!ENTITY x "y">`;

let testApp: PagesTestApp;
beforeAll(async () => {
  testApp = await openPages();
  await run(
    testApp.database,
    rows.people("values ('mio'), ('kei')"),
    rows.people("values ('hidden')", { disabled: true }),
    rows.companies("values ('tsubame')"),
    rows.companies("values ('secret')", { public: false }),
    rows.articles("values ('essay'), ('hostile')", "'mio'"),
    rows.articles("values ('of-hidden')", "'hidden'"),
    rows.articles("values ('of-secret')", "'secret'"),
    "update read_model.article set owner_kind = 'company' where id = 'of-secret'",
    "update read_model.article set registered_at = '2026-02-01', updated_at = '2026-02-03' where id = 'essay'",
  );
  await testApp.database.pool.query(
    "update read_model.article set name = $1, url = 'javascript:alert(1)' where id = 'hostile'",
    [HOSTILE],
  );
});
afterAll(() => testApp.close());

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc?.replaceAll('&amp;', '&'));

describe('robots.txt', () => {
  it('lets robots read every page, and leads to the sitemap', async () => {
    const { body, headers } = await testApp.get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')[0]).toBe('User-agent: *');
    expect(body).toContain('Sitemap: https://meikan.example/sitemap.xml');
    expect(body).not.toMatch(/^Disallow: \/(profile|companies|articles|cards|assets)?$/m);
  });
});

describe('the sitemap', () => {
  it('leads to everything that everybody may see, and to nothing else', async () => {
    const index = await testApp.get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const found: (string | undefined)[] = [];
    for (const part of locations(index.body))
      found.push(...locations((await testApp.get(part?.replace('https://meikan.example', '') ?? '')).body));
    expect(found.filter((loc) => /\/(profile|companies|articles)\//.test(loc ?? '')).sort()).toEqual([
      'https://meikan.example/articles/essay',
      'https://meikan.example/articles/hostile',
      'https://meikan.example/companies/tsubame',
      'https://meikan.example/profile/name-kei',
      'https://meikan.example/profile/name-mio',
    ]);
    expect(found).toContain('https://meikan.example/');
    expect(found.join()).not.toContain('preview');
  });

  it('is cut into parts that hold each page once', async () => {
    const { database } = testApp;
    await run(database, rows.people(`select 'p' || lpad(n::text, 6, '0') from generate_series(1, ${PART_SIZE + 5}) n`));
    const parts = locations((await testApp.get('/sitemap.xml')).body).filter((loc) => loc?.includes('/people.xml'));
    expect(parts).toHaveLength(2);
    const found: (string | undefined)[] = [];
    for (const part of parts)
      found.push(...locations((await testApp.get(part?.replace('https://meikan.example', '') ?? '')).body));
    expect([found.length, new Set(found).size]).toEqual([PART_SIZE + 7, PART_SIZE + 7]);
    await run(database, "delete from read_model.person where id like 'p0%'");
  });

  it.each(['/sitemaps/none.xml', '/sitemaps/people', '/sitemaps/'])('has no part %s', async (url) =>
    expect((await testApp.get(url)).statusCode).toBe(404),
  );
  it.each(['?after=%27', '?upto[]=a', '?page=2'])('takes no other question: %s', async (query) =>
    expect((await testApp.get(`/sitemaps/people.xml${query}`)).statusCode).toBe(400),
  );
});

describe('the feed of a person', () => {
  const feed = () => testApp.get('/profile/name-mio/atom.xml');

  it('tells what came last to the profile, and leads to it', async () => {
    const { body, headers } = await feed();
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    await expect(body).toMatchFileSnapshot('./feed.golden.xml');
  });

  it('is the same one by the id of the person', async () =>
    expect((await testApp.get('/profile/mio/atom.xml')).body).toBe((await feed()).body));

  it('is not sent again to who has it', async () => {
    const { etag } = (await feed()).headers;
    for (const named of [`${etag}`, `"x", ${etag}`, '*', `${etag}`.replace('W/', '')]) {
      const again = await testApp.get('/profile/name-mio/atom.xml', { 'if-none-match': named });
      expect([again.statusCode, again.body, again.headers.etag, again.headers.vary]).toEqual([
        ...[304, '', etag],
        'accept-encoding',
      ]);
    }
    const other = await testApp.get('/profile/name-mio/atom.xml', { 'if-none-match': 'W/"x"' });
    expect(other.statusCode).toBe(200);
  });

  it('keeps the names of its entries when one of them is edited', async () => {
    const ids = (xml: string) => [...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    const before = (await feed()).body;
    await run(
      testApp.database,
      "update read_model.article set name = '改題', updated_at = '2026-03-01' where id = 'essay'",
    );
    const after = (await feed()).body;
    expect(after).toContain('<title>改題</title>');
    expect(ids(after)).toEqual(ids(before));
  });

  it.each(['hidden', 'name-hidden', 'nobody', 'a%27b'])('is not there for %s', async (named) =>
    expect((await testApp.get(`/profile/${named}/atom.xml`)).statusCode).toBe(404),
  );
});
