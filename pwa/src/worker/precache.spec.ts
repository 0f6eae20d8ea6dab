import { beforeEach, describe, expect, test } from 'vitest';
import { openPrecache, type PrecacheEntry } from './precache.ts';

const ORIGIN = 'https://meikan.example';
const FIRST: readonly PrecacheEntry[] = [
  { url: 'index.html', revision: 'one' },
  { url: 'assets/app-11111111.js', revision: null },
  { url: 'assets/page-22222222.js', revision: null },
];
const SECOND: readonly PrecacheEntry[] = [
  { url: 'index.html', revision: 'two' },
  { url: 'assets/app-33333333.js', revision: null },
  { url: 'assets/page-22222222.js', revision: null },
];

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };
const file = (path: string) =>
  new Response(path, { headers: { 'content-type': TYPES[path.split('.').pop() ?? ''] ?? 'text/plain' } });

/** What a worker uses of one cache. */
function memoryCache(): Cache {
  const held = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const cache: Partial<Cache> = {
    match: async (request) => held.get(keyOf(request))?.clone(),
    put: async (request, response) => void held.set(keyOf(request), response),
    delete: async (request) => held.delete(keyOf(request)),
    keys: async () => [...held.keys()].map((url) => new Request(url)),
  };
  return cache as Cache;
}

let cache: Cache;
let asked: string[];
let answer: (path: string) => Response;
beforeEach(() => {
  cache = memoryCache();
  asked = [];
  answer = file;
});
const open = (entries: readonly PrecacheEntry[]) =>
  openPrecache(entries, {
    origin: ORIGIN,
    storage: { open: async () => cache },
    fetch: async ({ url }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      return answer(pathname);
    },
  });

describe('installing', () => {
  test('fetches every file', async () => {
    const precache = open(FIRST);
    await precache.install();
    expect(await precache.holds(FIRST.map(({ url }) => `/${url}`))).toBe(true);
    expect(await (await precache.match('/assets/app-11111111.js'))?.text()).toBe('/assets/app-11111111.js');
  });

  test('G9: a second build fetches only what changed, and the first stays whole until it is dropped', async () => {
    const [first, second] = [open(FIRST), open(SECOND)];
    await first.install();
    asked = [];
    await second.install();
    expect(asked.sort()).toEqual(['/assets/app-33333333.js', '/index.html']);
    expect(await first.holds(['/index.html', '/assets/app-11111111.js'])).toBe(true);
    await second.dropFormer();
    expect(await first.holds(['/assets/app-11111111.js'])).toBe(false);
    expect(await second.holds(SECOND.map(({ url }) => `/${url}`))).toBe(true);
  });

  test('F48: fails when a script is answered by a page, and keeps no such file', async () => {
    answer = (path) =>
      path.includes('app') ? new Response('<p>', { headers: { 'content-type': 'text/html' } }) : file(path);
    const precache = open(FIRST);
    await expect(precache.install()).rejects.toThrow('/assets/app-11111111.js was answered 200, text/html');
    expect(await precache.match('/assets/app-11111111.js')).toBeUndefined();
  });
});

describe('mending', () => {
  test('F50: finds missing files, and restores them', async () => {
    const precache = open(FIRST);
    await precache.install();
    await cache.delete(`${ORIGIN}/assets/page-22222222.js`);
    expect(await precache.holds(['/assets/page-22222222.js'])).toBe(false);
    await precache.mend('/assets/page-22222222.js', file('/assets/page-22222222.js'));
    expect(await precache.holds(['/assets/page-22222222.js'])).toBe(true);
  });

  test.each(['/assets/other-44444444.js', '/favicon.png'])('restores nothing else: %s', async (path) => {
    await open(FIRST).mend(path, file(path));
    expect(await cache.keys()).toEqual([]);
  });
});
