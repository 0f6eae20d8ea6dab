import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, systemClock } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRoom, type Room } from '../testing/open-room.ts';
import { rows, run } from '../testing/rows.ts';
import { pages } from './pages.ts';

const HOSTILE = `</title><script>alert(1)</script><img src=x onerror=alert(1)>"'$&{{7*7}}\u2028`;
const SHELL = [
  '<!doctype html><html lang="ja"><head><title>名鑑</title><meta name="description" content="名鑑"><!-- page-files --></head>',
  '<body><!-- first-view --><p>名鑑は</p><!-- /first-view --></body></html>',
].join('');
const FILES = {
  '/': { scripts: ['/assets/top-1a2b3c.js'], styles: [] },
  '/companies/$id': { scripts: ['/assets/company-1a2b3c.js'], styles: ['/assets/company-1a2b3c.css'] },
};
const GENERAL = '<body><!-- first-view --><p>名鑑は</p><!-- /first-view --></body>';

let room: Room;
let folder: string;
let keptFolder: string;
beforeAll(async () => {
  room = await openRoom();
  folder = await mkdtemp(join(tmpdir(), 'meikan-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), SHELL);
  await writeFile(join(folder, 'page-files.json'), JSON.stringify(FILES));
  await writeFile(join(folder, 'service-worker.js'), '/* keeps */');
  await writeFile(join(folder, 'retiring-worker.js'), '/* goes away */');
  await writeFile(join(folder, 'assets', 'app-11111111.js'), 'export {};');
  await writeFile(join(folder, 'version.json'), '{"build":"1a2b3c"}');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), 'export {};');
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
  keptFolder = await mkdtemp(join(tmpdir(), 'meikan-kept-'));
  await writeFile(join(keptFolder, 'former-22222222.js'), 'export {};');
  await room.app.register(pages(options()));
});
afterAll(async () => {
  await room.close();
  await rm(folder, { recursive: true });
  await rm(keptFolder, { recursive: true });
});

const options = () => ({
  dist: folder,
  database: room.database,
  publicUrl: 'https://meikan.example',
  keptAssets: { folder: keptFolder, clock: systemClock },
});

const get = (url: string) => room.app.inject({ url });

describe('heads', () => {
  it('say what a page is about, under its own address', async () => {
    const { body, headers } = await get('/profile/name-mio?tab=articles');
    expect(body).toContain('<title>利用者mio – 名鑑</title>');
    expect(body).toContain('<link rel="canonical" href="https://meikan.example/profile/name-mio">');
    expect(body).toContain('<meta property="og:description" content="自己紹介">');
    expect(body).not.toContain('noindex');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  });

  it('let no text of anybody become markup (H02, H03)', async () => {
    const { body } = await get('/companies/hostile');
    expect(body.match(/<script(?! type="module")|<img|onerror=alert\(1\)>/g)).toBeNull();
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(body.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)?.length).toBeGreaterThan(4);
  });

  it('say only the name of a company that is not public (H23)', async () => {
    const { body } = await get('/companies/secret');
    expect([body.includes('会社secret'), body.includes('説明')]).toEqual([true, false]);
  });

  it.each(['/profile/name-mio?preview=true', '/companies/tsubame?preview=true'])(
    'keep %s out of search engines',
    async (url) => {
      expect((await get(url)).body).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('do not listen to forwarded hosts (H47)', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { body } = await room.app.inject({ url: '/', headers });
    expect(body).toContain('href="https://meikan.example/"');
    expect(body).not.toContain('evil');
  });
});

describe('first views', () => {
  it('show name, picture and text of whom the page speaks', async () => {
    await room.database.pool.query(
      `update read_model.company set state = jsonb_set(jsonb_set(state, '{sections,cover-photo}', '"/images/c.webp"'), '{sections,logo}', '"/images/l.webp?a&b"')
       where id in ('tsubame', 'secret')`,
    );
    const { body } = await get('/companies/tsubame');
    expect(body).toContain('<img class="fv-cover" src="/images/c.webp" alt="" fetchpriority="high">');
    expect(body).toContain('src="/images/l.webp?a&amp;b"');
    expect(body).toMatch(/<h1>会社tsubame<\/h1>.*<p class="wrap fv-text">説明<\/p>/);
    expect(body).not.toContain('名鑑は');
    expect((await get('/profile/name-mio')).body).toMatch(/<h1>利用者mio<\/h1>.*<p class="wrap fv-text">自己紹介<\/p>/);
  });
  it('say only the name of a company that is not public (H23)', async () => {
    const { body } = await get('/companies/secret');
    expect([body.includes('<h1>会社secret</h1>'), body.includes('/images/')]).toEqual([true, false]);
  });
  it.each(['/search', '/profile/nobody'])('are the general words at %s', async (url) =>
    expect((await get(url)).body).toContain(GENERAL),
  );
});

describe('files of a page', () => {
  it('are named in it, its styles held back until the app turns them on', async () => {
    const { body } = await get('/companies/tsubame');
    expect(body).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/company-1a2b3c.js">');
    expect(body).toContain('<link rel="stylesheet" media="print" crossorigin href="/assets/company-1a2b3c.css">');
    expect(body).not.toContain('top-1a2b3c');
  });
  it.each(['/companies/a/b', '/companies', '/search'])('are not named in %s', async (url) =>
    expect((await get(url)).body).not.toContain('/assets/'),
  );
});

it.each(['/profile/name-hidden', '/profile/nobody', '/companies/none', '/nowhere', '/constructor', '/profile/a/b'])(
  'shows that %s is not there',
  async (url) => {
    const { statusCode, body } = await get(url);
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
  expect([(await get(url)).statusCode, (await get(url)).body.includes(GENERAL)]).toEqual([200, true]),
);

it('hands the bare shell to the service worker, which keeps it for every page', async () => {
  const { statusCode, body } = await get('/index.html');
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

describe('files', () => {
  it('with the hash of what is in them are kept for ever, others asked for anew', async () => {
    const asset = await get('/assets/app-1a2b3c.js');
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const robots = await get('/robots.txt');
    expect([robots.body, robots.headers['cache-control']]).toEqual(['User-agent: *', 'no-cache']);
  });
  it('of former builds are still there for pages that were opened before a release (F47)', async () => {
    const { statusCode, headers } = await get('/assets/former-22222222.js');
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
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});

describe('the service worker and the build', () => {
  it('are asked for anew every time (F54)', async () => {
    const worker = await get('/service-worker.js');
    expect([worker.body, worker.headers['cache-control']]).toEqual(['/* keeps */', 'no-cache']);
    const version = await get('/version.json');
    expect(version.json()).toEqual({ build: '1a2b3c', worker: 'served', updates: 'offered' });
    expect(version.headers['cache-control']).toBe('no-store');
  });
  it('are what operators say they are (F54)', async () => {
    const app = await createServer({ logger: false, limits: 'off' });
    await app.register(pages({ ...options(), switches: { worker: 'retired', updates: 'required' } }));
    const worker = await app.inject({ url: '/service-worker.js' });
    expect([worker.body, worker.headers['cache-control']]).toEqual(['/* goes away */', 'no-cache']);
    const version = await app.inject({ url: '/version.json' });
    expect(version.json()).toEqual({ build: '1a2b3c', worker: 'retired', updates: 'required' });
    await app.close();
  });
});
