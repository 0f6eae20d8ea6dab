import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '@meikan/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { constellationPerFile } from '../constellation/per-file.ts';
import { settled, visit } from '../places/settled.ts';
import { phones, visitWithWorker } from './phone.ts';

const stars = constellationPerFile();
const open = phones(stars);

let folder: string;
let context: BrowserContext;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-install-'));
  // Only a lasting browser can install.
  context = await launchChromium({ userDataFolder: folder, context: { baseURL: stars.constellation.url } });
});
afterEach(async () => {
  await context.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const picture = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const manifest = z.object({
  id: z.literal('/'),
  scope: z.literal('/'),
  start_url: z.literal('/?source=pwa'),
  lang: z.literal('ja'),
  dir: z.literal('ltr'),
  display: z.literal('standalone'),
  display_override: z.tuple([z.literal('window-controls-overlay')]),
  name: z.string().min(1),
  short_name: z.string().max(12),
  description: z.string().min(1),
  categories: z.array(z.string()).min(1),
  icons: z.array(picture.extend({ purpose: z.enum(['any', 'maskable', 'monochrome']) })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(picture).length(1) })).max(4),
  screenshots: z.array(picture.extend({ form_factor: z.enum(['narrow', 'wide']), label: z.string().min(1) })),
  share_target: z.object({ action: z.literal('/share'), method: z.literal('POST') }),
  launch_handler: z.object({ client_mode: z.literal('navigate-existing') }),
  handle_links: z.literal('preferred'),
});

/** The pictures whose true size or type is not what the manifest says. */
function misdescribed(page: Page, pictures: readonly z.output<typeof picture>[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const wrong = await Promise.all(
      all.map(async ({ src, sizes, type }) => {
        const answer = await fetch(src);
        const { width, height } = await createImageBitmap(await answer.blob());
        const isRight = `${width}x${height}` === sizes && answer.headers.get('content-type') === type;
        return isRight ? [] : [`${src}: ${width}x${height}, ${answer.headers.get('content-type')}`];
      }),
    );
    return wrong.flat();
  }, pictures);
}

test('the app can be installed, and the browser finds no fault with its manifest', async () => {
  const page = await context.newPage();
  await visitWithWorker(page, '/');
  const devtools = await context.newCDPSession(page);
  expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
});

test('the manifest says all that a device shows, and its pictures are what it says', async () => {
  const page = await context.newPage();
  await visit(page, '/terms');
  const said = manifest.parse(await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json()));
  const purposes = said.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  expect(purposes).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512', 'monochrome 512x512']);
  expect(said.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide']);
  expect(said.shortcuts.map(({ name }) => name)).toEqual(['記事を書く', '保存したもの', 'さがす', '同期']);
  const pictures = [...said.icons, ...said.screenshots, ...said.shortcuts.flatMap(({ icons }) => icons)];
  expect(await misdescribed(page, pictures)).toEqual([]);
  const pages = [said.start_url, said.share_target.action, ...said.shortcuts.map(({ url }) => url)];
  const statuses = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
    pages,
  );
  expect(statuses).toEqual(pages.map(() => 200));
  expect(await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')).toBe('/apple-touch-icon-180.png');
});

const visits = (count: number) => ({
  key: 'meikan.install',
  value: JSON.stringify({ visits: count, seenAt: 0, valued: false, dismissedAt: null, installed: false }),
});
const remember = (page: Page, count: number) =>
  page.addInitScript(({ key, value }) => localStorage.getItem(key) ?? localStorage.setItem(key, value), visits(count));

/** The browser's own offer. A build without windows finds the app installable as any does, but never says so to the page. */
const letTheBrowserOffer = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('load', () =>
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => {} })),
    ),
  );

test('the app is offered on the second visit, not before; a no is remembered; the footer keeps a way', async () => {
  const page = await context.newPage();
  await letTheBrowserOffer(page);
  await visitWithWorker(page, '/terms');
  await page.getByRole('button', { name: 'アプリとして使う' }).waitFor();
  const card = page.getByRole('complementary', { name: '名鑑をアプリとして使う' });
  expect(await card.count()).toBe(0);
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), visits(1));
  await page.reload();
  await card.waitFor();
  await page.getByRole('button', { name: 'あとで' }).click();
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'アプリとして使う' }).waitFor();
  expect(await card.count()).toBe(0);
});

const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  viewport: { width: 360, height: 740 },
} as const;

test('on an iPhone, where no page can ask, the steps are shown and say why', async () => {
  const { page } = await open(IPHONE);
  await remember(page, 1);
  await visit(page, '/terms');
  await page.getByRole('button', { name: '手順を見る' }).click();
  const steps = page.getByRole('dialog', { name: 'ホーム画面に追加' });
  await steps.getByText('共有ボタン').waitFor();
  expect(await steps.getByRole('listitem').count()).toBe(3);
  await steps.getByText(/7日以上開かない/).waitFor();
});

test('inside the installed app nothing offers it again', async () => {
  const { page } = await open(IPHONE);
  await remember(page, 5);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await visit(page, '/terms');
  await settled(page);
  expect(await page.getByRole('button', { name: /アプリとして使う|手順を見る/ }).count()).toBe(0);
});
