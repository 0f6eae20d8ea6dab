import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PWA_DIST } from '@meikan/pwa';
import { inTime } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { settled } from '../places/settled.ts';
import { buildOf, cached, forget, phones, visitWithWorker, waitingWorker } from './phone.ts';

const stars = constellationPerFile();
const open = phones(stars);
const isSavedPicture = ({ cache, path }: { readonly cache: string; readonly path: string }) =>
  cache.startsWith('meikan-pictures-') && path.startsWith('/images/');
const RECOVERY = '名鑑を開けませんでした';

test('F48: a part that does not exist is not found, and nothing of the answer is kept', async () => {
  const { page } = await open();
  await visitWithWorker(page, '/terms');
  const status = await page.evaluate(async () => (await fetch('/assets/nothing-00000000.js')).status);
  expect(status).toBe(404);
  expect((await cached(page)).some(({ path }) => path.includes('nothing'))).toBe(false);
});

test('F48: a release whose scripts are answered by a page does not arrive, and the app goes on with the former one', async () => {
  const { front, page } = await open();
  await visitWithWorker(page, '/terms');
  const build = await buildOf(page);
  front.deploy();
  front.spoil((path) => (/^\/assets\/account-/.test(path) ? 'page-instead' : undefined));
  await waitingWorker(page);
  expect(
    await inTime(
      'the worker',
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
    ),
  ).toBeNull();
  await page.reload();
  await settled(page);
  expect(await buildOf(page)).toBe(build);
});

test('F49 F55 F41: the worker keeps every file that pages load, whole and from here, and nothing else', async () => {
  const { context, page } = await open();
  await visitWithWorker(page, '/profile/kurosaki-mio');
  await page.reload();
  await settled(page);
  const kept = await cached(page);
  const built = await readdir(join(process.env.PWA_DIST ?? PWA_DIST, 'assets'));
  const loaded = built.filter((name) => !/\.(?:map|br|gz)$/.test(name)).map((name) => `/assets/${name}`);
  const ofShell = kept.filter(({ cache }) => cache === 'meikan-shell');
  const paths = ofShell.map(({ path }) => path);
  expect(loaded.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => !loaded.includes(path)).sort()).toEqual([
    '/favicon.svg',
    '/icon-192-any.png',
    '/index.html',
    '/manifest.webmanifest',
  ]);
  // Whoever saves what was read keeps pictures beside it, and nothing but pictures.
  const others = kept.filter((entry) => !ofShell.includes(entry) && !isSavedPicture(entry));
  expect(others).toEqual([]);
  expect(kept.filter(({ status, type }) => status !== 200 || !/^(?:basic|default)$/.test(type))).toEqual([]);
  await context.close();
});

test('F50: a part that the browser took away comes from the network, and is kept again', async () => {
  const { page } = await open();
  await visitWithWorker(page, '/terms');
  const lost = await forget(page, /^\/assets\/start-.*js$/);
  await page.reload();
  await settled(page);
  expect(lost).toBeDefined();
  await expect.poll(async () => (await cached(page)).some(({ path }) => path === lost)).toBe(true);
});

test('F50 F52: without the part and without a network a page says what to do, clears nothing, and opens when the network is back', async () => {
  const { context, page } = await open();
  await visitWithWorker(page, '/terms');
  const before = (await cached(page)).length;
  await forget(page, /^\/assets\/start-.*js$/);
  await context.setOffline(true);
  const answer = await page.reload();
  await page.getByRole('heading', { level: 1, name: RECOVERY }).waitFor();
  await page.getByText('送信待ちの変更は、この端末に残っています。').waitFor();
  expect([answer?.status(), await page.locator('script').count()]).toEqual([503, 0]);
  expect((await cached(page)).length).toBe(before - 1);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'もう一度開く' }).click();
  await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
});

test('F51: while the network hangs, a page of the app stands at once and a page of the server within seconds', async () => {
  const { front, page } = await open();
  await visitWithWorker(page, '/terms');
  front.spoil(() => 'hangs');
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
  await page.goto('/profile/kurosaki-mio');
  await page.getByRole('banner').waitFor();
  // Nobody was asked for the one, and waited for; the server was for the other, and would have been for ever.
  expect(['/privacy', '/profile/kurosaki-mio'].map((path) => front.asked.includes(path))).toEqual([false, true]);
});

test('F52: a part that cannot be had offline wipes nothing and loads nothing anew', async () => {
  const { context, page } = await open();
  await visitWithWorker(page, '/terms');
  await forget(page, /^\/assets\/privacy-.*js$/);
  // The browser's own cache would still have it.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.evaluate(() => {
    Reflect.set(window, 'same', true);
    history.pushState({}, '', '/privacy');
  });
  await page.getByRole('button', { name: 'もう一度読み込む' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
  expect((await cached(page)).length).toBeGreaterThan(50);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

const KEPT_BY_OTHERS = 'meikan-pictures-tester';

test('F53: what is the network’s alone goes past the worker: woken by it, a worker would keep its place from the next', async () => {
  const { page } = await open();
  await visitWithWorker(page, '/terms');
  const led = await page.evaluate(async () => {
    const picture = '/images/drawn/logo/tsubame-kanjo.svg?as=swallow&hue=212';
    performance.clearResourceTimings();
    await (await fetch('/api/ping')).blob();
    await (await fetch(picture)).blob();
    await (await fetch(`${picture}&saved`, { mode: 'same-origin' })).blob();
    const entries = performance.getEntriesByType('resource');
    // Told by Chromium alone, which alone has such routes.
    const sourceOf = (end: string) =>
      Reflect.get(entries.find(({ name }) => name.endsWith(end)) ?? {}, 'workerFinalSourceType');
    return ['/api/ping', picture, `${picture}&saved`].map(sourceOf);
  });
  expect(led).toEqual(['network', '', 'network']);
});

const SIZES = ['?width=64', ''] as const;

test.each(SIZES)('a saved picture is shown offline in every size: 「%s」', async (size) => {
  const { context, page } = await open();
  await visitWithWorker(page, '/terms');
  const address = `/images/${'0a'.repeat(32)}`;
  await page.evaluate(
    async ([name, saved]) => {
      const canvas = new OffscreenCanvas(7, 7);
      canvas.getContext('2d');
      await (await caches.open(name)).put(saved, new Response(await canvas.convertToBlob()));
    },
    [KEPT_BY_OTHERS, address] as const,
  );
  await context.setOffline(true);
  const shown = await inTime(
    'the picture to be drawn or to fail',
    page.evaluate(
      (src) =>
        new Promise<number>((resolve) => {
          const image = new Image();
          image.onload = () => resolve(image.naturalWidth);
          image.onerror = () => resolve(0);
          image.src = src;
        }),
      `${address}${size}`,
    ),
  );
  expect(shown).toBe(7);
});

test('F41: a picture that is asked for while its account is wiped does not bring back the cache', async () => {
  const { page } = await open();
  await visitWithWorker(page, '/terms');
  const found = await inTime(
    'sixty rounds of wiping',
    page.evaluate(async (name) => {
      const asked: Promise<unknown>[] = [];
      for (let round = 0; round < 60; round += 1) {
        await caches.open(name);
        asked.push(...[0, 1, 2].map((at) => fetch(`/images/${'0b'.repeat(32)}?width=${at}`)));
        await Promise.race(asked.splice(0, 1));
        await caches.delete(name);
      }
      await Promise.all(asked);
      return caches.has(name);
    }, KEPT_BY_OTHERS),
  );
  expect(found).toBe(false);
});
