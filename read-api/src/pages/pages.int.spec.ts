import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERAL, openPages, type PagesRoom } from '../testing/open-pages.ts';
import { rows, run } from '../testing/rows.ts';

const HOSTILE = `</title><script>alert(1)</script><img src=x onerror=alert(1)>"'$&{{7*7}}\u2028`;

let room: PagesRoom;
beforeAll(async () => {
  room = await openPages();
  await run(
    room.database,
    rows.people("values ('mio')"),
    rows.people("values ('hidden')", { disabled: true }),
    rows.companies("values ('tsubame'), ('hostile')"),
    rows.companies("values ('secret')", { public: false }),
  );
  await room.database.pool.query(
    `update read_model.company set name = $1, state = jsonb_set(state, '{sections,description,description}', to_jsonb($1::text))
     where id = 'hostile'`,
    [HOSTILE],
  );
});
afterAll(() => room.close());

describe('heads', () => {
  it('say what a page is about, under its own address', async () => {
    const { body, headers } = await room.get('/profile/name-mio?tab=articles');
    expect(body).toContain('<title>利用者mio – 名鑑</title>');
    expect(body).toContain('<link rel="canonical" href="https://meikan.example/profile/name-mio">');
    expect(body).toContain('<meta property="og:description" content="自己紹介">');
    expect(body).not.toContain('noindex');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  });

  it('let no text of anybody become markup (H02, H03)', async () => {
    const { body } = await room.get('/companies/hostile');
    expect(body.match(/<script(?! type="module")|<img|onerror=alert\(1\)>/g)).toBeNull();
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(body.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)?.length).toBeGreaterThan(4);
  });

  it('say only the name of a company that is not public (H23)', async () => {
    const { body } = await room.get('/companies/secret');
    expect([body.includes('会社secret'), body.includes('説明')]).toEqual([true, false]);
  });

  it.each(['/profile/name-mio?preview=true', '/companies/tsubame?preview=true'])(
    'keep %s out of search engines',
    async (url) => {
      expect((await room.get(url)).body).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('do not listen to forwarded hosts (H47)', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { body } = await room.app.inject({ url: '/', headers });
    expect(body).toContain('href="https://meikan.example/"');
    expect(body).not.toContain('evil');
  });
});

describe('what another app shares', () => {
  it('opens the page where no worker has taken it, however large it is', async () => {
    const body = new FormData();
    body.append('pictures', new Blob([new Uint8Array(3_000_000)], { type: 'image/png' }), 'a.png');
    const shared = await fetch(`${await room.url()}/share`, { method: 'POST', body, redirect: 'manual' });
    expect([shared.status, shared.headers.get('location')]).toEqual([303, '/share']);
  });
});

describe('first views', () => {
  it('show name, picture and text of whom the page speaks', async () => {
    await room.database.pool.query(
      `update read_model.company set state = jsonb_set(jsonb_set(state, '{sections,cover-photo}', '"/images/c.webp"'), '{sections,logo}', '"/images/l.webp?a&b"')
       where id in ('tsubame', 'secret')`,
    );
    const { body } = await room.get('/companies/tsubame');
    expect(body).toContain('<img class="fv-cover" src="/images/c.webp" alt="" fetchpriority="high">');
    expect(body).toContain('src="/images/l.webp?a&amp;b"');
    expect(body).toMatch(/<h1>会社tsubame<\/h1>.*<p class="wrap fv-text">説明<\/p>/);
    expect(body).not.toContain('名鑑は');
    expect((await room.get('/profile/name-mio')).body).toMatch(
      /<h1>利用者mio<\/h1>.*<p class="wrap fv-text">自己紹介<\/p>/,
    );
  });
  it('say only the name of a company that is not public (H23)', async () => {
    const { body } = await room.get('/companies/secret');
    expect([body.includes('<h1>会社secret</h1>'), body.includes('/images/')]).toEqual([true, false]);
  });
  it.each(['/search', '/profile/nobody'])('are the general words at %s', async (url) =>
    expect((await room.get(url)).body).toContain(GENERAL),
  );
});

describe('files of a page', () => {
  it('are named in it, its styles held back until the app turns them on', async () => {
    const { body } = await room.get('/companies/tsubame');
    expect(body).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/company-1a2b3c.js">');
    expect(body).toContain('<link rel="stylesheet" media="print" crossorigin href="/assets/company-1a2b3c.css">');
    expect(body).not.toContain('top-1a2b3c');
  });
  it.each(['/companies/a/b', '/companies', '/search'])('are not named in %s', async (url) =>
    expect((await room.get(url)).body).not.toContain('/assets/'),
  );
});

it.each(['/profile/name-hidden', '/profile/nobody', '/companies/none', '/nowhere', '/constructor', '/profile/a/b'])(
  'shows that %s is not there',
  async (url) => {
    const { statusCode, body } = await room.get(url);
    expect([statusCode, body.includes('ページが見つかりません'), body.includes('noindex')]).toEqual([404, true, true]);
  },
);

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
  expect([(await room.get(url)).statusCode, (await room.get(url)).body.includes(GENERAL)]).toEqual([200, true]),
);

it('hands the bare shell to the service worker, which keeps it for every page', async () => {
  const { statusCode, body } = await room.get('/index.html');
  expect([statusCode, body.includes(GENERAL), body.includes('canonical')]).toEqual([200, true, false]);
});

it.each([
  ['br', 'br'],
  ['gzip, deflate;q=0.5', 'gzip'],
  ['identity', undefined],
])('packs pages for who accepts %s', async (accepted, coding) => {
  const { headers } = await room.app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
});
