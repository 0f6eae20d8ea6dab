import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PagesTestApp } from '../testing/open-pages.ts';
import { rows, run } from '../testing/rows.ts';

const HOSTILE = `</title><script>alert(1)</script><img src=x onerror=alert(1)>"'$&{{7*7}}\u2028`;

let testApp: PagesTestApp;
beforeAll(async () => {
  testApp = await openPages();
  await run(
    testApp.database,
    rows.people("values ('mio')"),
    rows.companies("values ('tsubame'), ('hostile')"),
    rows.companies("values ('secret')", { public: false }),
    rows.articles("values ('essay'), ('hostile')", "'mio'"),
  );
  await testApp.database.pool.query(
    "update read_model.article set name = $1, recommend_text = $1, tags = array[$1], url = 'javascript:alert(1)' where id = 'hostile'",
    [HOSTILE],
  );
  await testApp.database.pool.query(
    `update read_model.company set name = $1, state = jsonb_set(state, '{sections,description,description}', to_jsonb($1::text))
     where id = 'hostile'`,
    [HOSTILE],
  );
});
afterAll(() => testApp.close());

/** Addresses that a head names, by their relation to the page. */
function links(body: string): Readonly<Record<string, string>> {
  const found = body.matchAll(/<link rel="(canonical|alternate)"[^>]* href="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, rel = '', href = '']) => [rel, href]));
}

/** The graph of a page, as a search engine reads it. */
function linkedData(body: string): unknown[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(json)['@graph'];
}

describe('heads', () => {
  it('say what a page is about, under its own address', async () => {
    const { body, headers } = await testApp.get('/profile/name-mio?tab=articles');
    expect(body).toContain('<title>利用者mio – 名鑑</title>');
    expect(body).toContain('<link rel="canonical" href="https://meikan.example/profile/name-mio">');
    expect(body).toContain('<meta property="og:description" content="自己紹介">');
    expect(body).not.toContain('noindex');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  });

  it('let no text of anybody become markup', async () => {
    const { body } = await testApp.get('/companies/hostile');
    expect(body.match(/<script(?! type="(module|application\/ld\+json)")|<img|onerror=alert\(1\)>/g)).toBeNull();
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(body.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)?.length).toBeGreaterThan(4);
  });

  it.each(['/profile/name-mio', '/profile/mio', '/profile/name-mio?tab=articles&utm_source=x'])(
    'name one address of a person for %s',
    async (url) =>
      expect(links((await testApp.get(url)).body).canonical).toBe('https://meikan.example/profile/name-mio'),
  );

  it('say only the name of a company that is not public, and keep it out of search engines', async () => {
    const { body } = await testApp.get('/companies/secret');
    expect([body.includes('会社secret'), body.includes('説明'), body.includes('noindex')]).toEqual([true, false, true]);
    expect(body).not.toContain('ld+json');
  });

  it.each(['/profile/name-mio?preview=true', '/companies/tsubame?preview=true', '/account', '/saved/storage', '/sync'])(
    'keep %s out of search engines',
    async (url) => {
      const { body } = await testApp.get(url);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toMatch(/ld\+json|atom\+xml/);
    },
  );

  it.each(['facebookexternalhit/1.1', 'Twitterbot/1.0', 'Slackbot-LinkExpanding 1.0', 'curl/8.5.0'])(
    'tell %s what a page, a company and an article are',
    async (agent) => {
      for (const [url, type, title] of [
        ['/profile/name-mio', 'profile', '利用者mio'],
        ['/companies/tsubame', 'website', '会社tsubame'],
        ['/articles/essay', 'article', '記事essay'],
      ] as const) {
        const { body, statusCode } = await testApp.get(url, { 'user-agent': agent, accept: '*/*' });
        expect([url, statusCode]).toEqual([url, 200]);
        expect(body).toContain(`<meta property="og:type" content="${type}">`);
        expect(body).toContain(`<meta property="og:title" content="${title}">`);
        expect(body).toMatch(/<meta property="og:description" content="[^"]{2,}">/);
        expect(body).toContain('<meta property="og:locale" content="ja_JP">');
      }
    },
  );

  it('lead from a person to the feed of their articles', async () => {
    expect(links((await testApp.get('/profile/mio')).body).alternate).toBe(
      'https://meikan.example/profile/name-mio/atom.xml',
    );
  });

  it('do not listen to forwarded hosts', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { body } = await testApp.app.inject({ url: '/', headers });
    expect(body).toContain('href="https://meikan.example/"');
    expect(body).not.toContain('evil');
  });
});

describe('data for search engines', () => {
  it('are a person on the page of their profile, and where it stands', async () => {
    const [page, crumbs] = linkedData((await testApp.get('/profile/name-mio')).body);
    expect(page).toMatchObject({
      '@type': 'ProfilePage',
      '@id': 'https://meikan.example/profile/name-mio',
      mainEntity: { '@type': 'Person', name: '利用者mio', alternateName: 'name-mio', description: '自己紹介' },
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2, name: '利用者mio' }],
    });
  });

  it('are an organization, and an article by somebody', async () => {
    const [organization] = linkedData((await testApp.get('/companies/tsubame')).body);
    expect(organization).toMatchObject({ '@type': 'Organization', name: '会社tsubame', description: '説明' });
    const [article] = linkedData((await testApp.get('/articles/essay')).body);
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: '記事essay',
      url: 'https://example.com',
      datePublished: '2026-01-01',
      keywords: ['本'],
      author: { '@type': 'Person', name: '利用者mio', url: 'https://meikan.example/profile/name-mio' },
    });
  });

  it.each(['/companies/hostile', '/articles/hostile'])('end no script, whatever a name in %s holds', async (url) => {
    const { body } = await testApp.get(url);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(json).not.toContain('"javascript:');
    expect(JSON.stringify(linkedData(body)[0])).toContain('</title><script>alert(1)</script>');
  });
});
