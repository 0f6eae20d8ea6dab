import { eventually, inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { settled, visit } from '../places/settled.ts';
import { testAppPerFile } from '../test-app/per-file.ts';
import { cached, follow, haveWorker, phones, visitWithWorker, waitingWorker } from './phone.ts';

const app = testAppPerFile();
const open = phones(app);
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

/** The browser’s own offer. A headless Chromium finds the app installable as any does, but never says so to the page. */
const letTheBrowserOffer = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => {} })),
    ),
  );

test('the app can be installed, with a manifest free of faults and an offer that is kept when it comes before the app', async () => {
  const page = await app.open('anonymous');
  await letTheBrowserOffer(page);
  await page.goto('/terms');
  await page.getByRole('button', { name: 'アプリとして使う' }).waitFor();
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Only a browser with a folder of its own may install, which is no fault of the app.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);

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

const KEPT_BY_OTHERS = 'meikan-pictures-tester';

test('F49: a page that is being loaded while the first worker activates gets it too, and opens other pages offline', async () => {
  const { front, context, page } = await open();
  const held = Promise.withResolvers<void>();
  front.spoil(({ path }) => (path === '/privacy' ? held.promise : undefined));
  const late = await context.newPage();
  const loading = late.goto('/privacy');
  await eventually(() => front.asked.includes('/privacy'));
  await visitWithWorker(page, '/terms');
  held.resolve();
  await loading;
  await settled(late);
  await haveWorker(late);
  await context.setOffline(true);
  await follow(late, '/business/landing');
});

/** Lets the retiring worker come, and waits until the page has started anew by itself, as all do when a worker takes over. */
async function retired(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'former', true);
    void navigator.serviceWorker.ready.then((registration) => registration.update());
  });
  await page.waitForFunction(() => !Reflect.has(window, 'former'));
  await settled(page);
}

/** A picture and a database of somebody, of which the shell knows nothing. */
const keepForOthers = (page: Page): Promise<void> =>
  inTime(
    'a database of somebody',
    page.evaluate(async (name) => {
      await (await caches.open(name)).put('/images/x', new Response('x'));
      await new Promise((resolve) => Object.assign(indexedDB.open('meikan-core-tester'), { onsuccess: resolve }));
    }, KEPT_BY_OTHERS),
  );

/** What is kept of the app itself: all but pictures, which are a person's. */
const shells = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('meikan-pictures-')));

/** What a page does that has not heard of the switch; in words, since the library of types does not know trusted types. */
const REGISTER = `(async () => {
  const policy = trustedTypes.createPolicy('app', { createScriptURL: (path) => path });
  await navigator.serviceWorker.register(policy.createScriptURL('/service-worker.js'), { updateViaCache: 'none' });
})()`;

test('F52 F54: a retiring worker goes when the server says so, takes the shell it kept along, and leaves pictures and databases', async () => {
  const { context, front, page } = await open();
  await visitWithWorker(page, '/terms');
  await keepForOthers(page);
  // Of this origin and without the app: as a page that has heard of no switch yet.
  const unaware = await context.newPage();
  await unaware.goto('/version.json');

  const before = (await cached(page)).length;
  front.retireWorker({ said: false });
  await waitingWorker(page);
  await page.reload();
  await settled(page);
  expect((await cached(page)).length).toBe(before);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  front.retireWorker({ said: true });
  await retired(page);
  await page.close();
  await expect.poll(() => shells(unaware)).toEqual([]);
  await unaware.evaluate(REGISTER);
  const next = await context.newPage();
  await unaware.close();
  // It goes with the last page that it stands before: one that is opened while it leaves is still one of those.
  const left = async () => {
    await visit(next, '/terms');
    return next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  };
  await expect.poll(left).toBe(0);
  expect(await shells(next)).toEqual([]);
  expect(await next.evaluate((name) => caches.has(name), KEPT_BY_OTHERS)).toBe(true);
  const databases = await next.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).toContain('meikan-core-tester');
});
