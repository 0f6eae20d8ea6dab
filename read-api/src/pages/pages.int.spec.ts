import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERAL, openPages, type PagesTestApp } from '../testing/open-pages.ts';
import { rows, run } from '../testing/rows.ts';

let testApp: PagesTestApp;
beforeAll(async () => {
  testApp = await openPages();
  await run(
    testApp.database,
    rows.people("values ('mio')"),
    rows.people("values ('hidden')", { disabled: true }),
    rows.people("values ('erased')"),
    rows.companies("values ('tsubame')"),
    rows.companies("values ('secret')", { public: false }),
    rows.articles("values ('of-hidden')", "'hidden'"),
    "update read_model.person set name = '' where id = 'erased'",
  );
});
afterAll(() => testApp.close());

describe('what another app shares', () => {
  it('opens the page where no worker has taken it, however large it is', async () => {
    const body = new FormData();
    body.append('pictures', new Blob([new Uint8Array(3_000_000)], { type: 'image/png' }), 'a.png');
    const shared = await fetch(`${await testApp.url()}/share`, { method: 'POST', body, redirect: 'manual' });
    expect([shared.status, shared.headers.get('location')]).toEqual([303, '/share']);
  });
});

describe('first views', () => {
  it('show name, picture and text of whom the page speaks', async () => {
    await testApp.database.pool.query(
      `update read_model.company set state = jsonb_set(jsonb_set(state, '{sections,cover-photo}', '"/images/c.webp"'), '{sections,logo}', '"/images/l.webp?a&b"')
       where id in ('tsubame', 'secret')`,
    );
    const { body } = await testApp.get('/companies/tsubame');
    expect(body).toContain('<img class="fv-cover" src="/images/c.webp" alt="" fetchpriority="high">');
    expect(body).toContain('src="/images/l.webp?a&amp;b"');
    expect(body).toMatch(/<h1>会社tsubame<\/h1>.*<p class="wrap fv-text">説明<\/p>/);
    expect(body).not.toContain('名鑑は');
    expect((await testApp.get('/profile/name-mio')).body).toMatch(
      /<h1>利用者mio<\/h1>.*<p class="wrap fv-text">自己紹介<\/p>/,
    );
  });
  it('say only the name of a company that is not public', async () => {
    const { body } = await testApp.get('/companies/secret');
    expect([body.includes('<h1>会社secret</h1>'), body.includes('/images/')]).toEqual([true, false]);
  });
  it.each(['/search', '/profile/nobody'])('are the general words at %s', async (url) =>
    expect((await testApp.get(url)).body).toContain(GENERAL),
  );
});

describe('files of a page', () => {
  it('are named in it, its styles held back until the app turns them on', async () => {
    const { body } = await testApp.get('/companies/tsubame');
    expect(body).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/company-1a2b3c.js">');
    expect(body).toContain('<link rel="stylesheet" media="print" crossorigin href="/assets/company-1a2b3c.css">');
    expect(body).not.toContain('top-1a2b3c');
  });
  it.each(['/companies/a/b', '/companies', '/search'])('are not named in %s', async (url) =>
    expect((await testApp.get(url)).body).not.toContain('/assets/'),
  );
});

it.each([
  '/profile/name-hidden',
  '/profile/erased',
  '/profile/nobody',
  '/companies/none',
  '/articles/of-hidden',
  '/articles/none',
  '/nowhere',
  '/constructor',
  '/profile/a/b',
])('shows that %s is not there', async (url) => {
  const { statusCode, body } = await testApp.get(url);
  expect([statusCode, body.includes('ページが見つかりません'), body.includes('noindex')]).toEqual([404, true, true]);
});

it.each([
  '/',
  '/search',
  '/search-service',
  '/companies',
  '/tag-search',
  '/account',
  '/login',
  '/admin/users',
  '/terms',
])('answers %s with the shell', async (url) =>
  expect([(await testApp.get(url)).statusCode, (await testApp.get(url)).body.includes(GENERAL)]).toEqual([200, true]),
);

it.each([
  ['/profile/name-mio/', '/profile/name-mio'],
  ['/companies/tsubame/?preview=true&tab=a%2Fb', '/companies/tsubame?preview=true&tab=a%2Fb'],
  ['/articles/none/', '/articles/none'],
  ['/companies/', '/companies'],
  ['/search/?search=%E9%87%8D%E3%81%AD', '/search?search=%E9%87%8D%E3%81%AD'],
  ['/admin/users/', '/admin/users'],
  ['/profile/%E6%BE%AA/', '/profile/%E6%BE%AA'],
])('leads from %s to %s, for good', async (url, location) => {
  const { statusCode, headers } = await testApp.get(url);
  expect([statusCode, headers.location]).toEqual([308, location]);
});

it.each([
  '/.//evil.example/x/',
  '//evil.example/x/',
  '///evil.example/x/',
  '/%2e//evil.example/x/',
  '/x/..//evil.example/x/',
  '/x/%2e%2e//evil.example/x/',
  '/\\evil.example/x/',
])('leads to no other host from %s', async (url) => {
  const { headers } = await testApp.get(url);
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/u);
});

it.each(['/api/users/', '/images/', '/health/', '/assets/'])('leads nowhere from %s', async (url) =>
  expect((await testApp.get(url)).statusCode).toBe(404),
);

it('hands the bare shell to the service worker, which keeps it for every page', async () => {
  const { statusCode, body } = await testApp.get('/index.html');
  expect([statusCode, body.includes(GENERAL), body.includes('canonical')]).toEqual([200, true, false]);
});

it.each([
  ['br', 'br'],
  ['gzip, deflate;q=0.5', 'gzip'],
  ['identity', undefined],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['*;q=0', undefined],
])('packs pages for who accepts %s', async (accepted, coding) => {
  const { headers } = await testApp.app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
});
