import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PWA_DIST } from '@meikan/pwa';
import { inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { picturesDrawn, saveThisPage } from '../offline-saved/device.ts';
import { visit } from '../places/settled.ts';
import { testAppPerFile } from '../test-app/per-file.ts';
import { cached, sharedPhone, visitWithWorker } from './phone.ts';

const PERSON = '/profile/kurosaki-mio';
const NAME = '黒﨑 澪';
const KEPT_BY_OTHERS = 'meikan-pictures-tester';

/** The worker stands, a person's page is saved, and some page of the app is open: so each test leaves it. */
const open = sharedPhone(testAppPerFile(), async ({ page }) => {
  await visitWithWorker(page, PERSON);
  await saveThisPage(page);
});

const keptPaths = async (page: Page) => (await cached(page)).map(({ path }) => path);

test('F48: a part that does not exist is not found, and nothing of the answer is kept', async () => {
  const { page } = await open();
  const status = await page.evaluate(async () => (await fetch('/assets/nothing-00000000.js')).status);
  expect(status).toBe(404);
  expect((await keptPaths(page)).filter((path) => path.includes('nothing'))).toEqual([]);
});

test('F41 F45 F49 F55: the worker keeps the files that pages load, and pictures, but no answer of the API and nothing of an account', async () => {
  const { page } = await open();
  const kept = await cached(page);
  const built = await readdir(join(process.env.PWA_DIST ?? PWA_DIST, 'assets'));
  const loaded = built.filter((name) => !/\.(?:map|br|gz)$/.test(name)).map((name) => `/assets/${name}`);
  const ofShell = kept.filter(({ cache }) => cache === 'meikan-shell').map(({ path }) => path);
  expect(loaded.filter((path) => !ofShell.includes(path))).toEqual([]);
  expect(ofShell.filter((path) => !loaded.includes(path)).sort()).toEqual([
    '/favicon.svg',
    '/icon-192-any.png',
    '/index.html',
    '/manifest.webmanifest',
  ]);
  const others = kept.filter(({ cache }) => cache !== 'meikan-shell');
  expect(others.length).toBeGreaterThan(0);
  const arePictures = others.filter(
    (one) => one.cache.startsWith('meikan-pictures-') && one.path.startsWith('/images/'),
  );
  expect(others).toEqual(arePictures);
  expect(kept.filter(({ status, type }) => status !== 200 || !/^(?:basic|default)$/.test(type))).toEqual([]);
  expect(await page.title()).not.toContain('@');
});

test('F53: what is the network’s alone goes past the worker: woken by it, a worker would keep its place from the next', async () => {
  const { page } = await open();
  const led = await page.evaluate(async () => {
    const picture = '/images/drawn/logo/tsubame-kanjo.svg?as=swallow&hue=212&unsaved';
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

test('a saved picture is shown offline in every size', async () => {
  const { context, page } = await open();
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
  const widths = page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    [`${address}?width=64`, address],
  );
  expect(await inTime('the pictures to be drawn', widths)).toEqual([7, 7]);
  await context.setOffline(false);
  await page.evaluate((name) => caches.delete(name), KEPT_BY_OTHERS);
});

test('F41: a picture that is asked for while its account is wiped does not bring back the cache', async () => {
  const { page } = await open();
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

test('F51: a network that never answers delays no page of the app, and a saved page by seconds at most', async () => {
  const { front, page } = await open();
  const before = front.asked.length;
  front.spoil(() => 'hangs');
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
  await page.goto(PERSON);
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await page.getByRole('status').getByText('この端末へ保存した内容です').waitFor();
  await picturesDrawn(page, 1);
  // Nobody was asked for the one, and waited for; the server was for the other, and would have been for ever.
  const asked = front.asked.slice(before);
  expect(['/privacy', PERSON].map((path) => asked.includes(path))).toEqual([false, true]);
  front.spoil(() => undefined);
  await visit(page, '/terms');
});

/** Takes kept files away, as a browser in need of space does, and from its own cache too. */
async function forget(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const cache = await caches.open('meikan-shell');
    await Promise.all(all.map((path) => cache.delete(path)));
  }, paths);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

test('F50 F52: a page whose parts the browser took away says so without a network, wipes nothing, and gets them again with it', async () => {
  const { context, page } = await open();
  await visit(page, '/terms');
  const before = await keptPaths(page);
  const lost = before.filter((path) => /^\/assets\/(?:start|privacy)-.*js$/.test(path));
  expect(lost.length).toBe(2);
  await forget(page, lost);
  await context.setOffline(true);
  await page.evaluate(() => {
    Reflect.set(window, 'same', true);
    history.pushState({}, '', '/privacy');
  });
  await page.getByRole('button', { name: 'もう一度読み込む' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);

  const answer = await page.reload();
  await page.getByRole('heading', { level: 1, name: '名鑑を開けませんでした' }).waitFor();
  await page.getByText('送信待ちの変更は、この端末に残っています。').waitFor();
  expect([answer?.status(), await page.locator('script').count()]).toEqual([503, 0]);
  expect((await keptPaths(page)).sort()).toEqual(before.filter((path) => !lost.includes(path)).sort());

  await context.setOffline(false);
  await page.getByRole('link', { name: 'もう一度開く' }).click();
  await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
  await expect.poll(async () => (await keptPaths(page)).sort()).toEqual(before.sort());
});
