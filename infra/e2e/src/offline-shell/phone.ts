import { eventually, HANGS_MS, inTime } from '@meikan/testkit';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { settled } from '../places/settled.ts';
import type { TestAppOfFile } from '../test-app/per-file.ts';
import { type Front, openFront } from './front.ts';
import type { Release } from './release.ts';

/** A device before a front of its own. Disposing of it takes both away. */
export type Phone = { readonly front: Front; readonly context: BrowserContext; readonly page: Page };

const READER = { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' } as const;

async function openPhone(app: TestAppOfFile, look: BrowserContextOptions = {}): Promise<Phone & AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  const front = opened.use(await openFront(app.running.url));
  const browser = await app.running.browser.now();
  const context = await browser.newContext({ baseURL: front.url, ...READER, ...look });
  opened.defer(() => inTime('a device to close', context.close()));
  context.setDefaultTimeout(HANGS_MS);
  const page = await context.newPage();
  const held = opened.move();
  return { front, context, page, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** Hands out phones to the tests of the file that calls it; they are gone after the test. */
export function phones(app: TestAppOfFile): (look?: BrowserContextOptions) => Promise<Phone> {
  const opened: AsyncDisposable[] = [];
  afterEach(async () => {
    for (const phone of opened.splice(0)) await phone[Symbol.asyncDispose]();
  });
  return async (look) => {
    const phone = await openPhone(app, look);
    opened.push(phone);
    return phone;
  };
}

/**
 * One phone for the tests of the file that calls it, each of which leaves it as `prepare` did. How one that failed has left it
 * nobody knows: the next gets another.
 */
export function sharedPhone(app: TestAppOfFile, prepare: (phone: Phone) => Promise<void>): () => Promise<Phone> {
  let shared: (Phone & AsyncDisposable) | null = null;
  const close = async () => {
    await shared?.[Symbol.asyncDispose]();
    shared = null;
  };
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await close();
  });
  afterAll(close);
  return async () => {
    if (shared !== null) return shared;
    shared = await openPhone(app);
    await prepare(shared);
    return shared;
  };
}

/** Opens a page, and waits until the worker has the whole shell and stands before the page. */
export async function visitWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await haveWorker(page);
  await settled(page);
}

/** Waits until the active worker stands before the page that is open. */
export const haveWorker = (page: Page): Promise<void> =>
  inTime(
    'a worker to stand before the page',
    page.evaluate(async () => {
      const { serviceWorker } = navigator;
      const { active } = await serviceWorker.ready;
      const stands = () => serviceWorker.controller === active;
      if (stands()) return;
      await new Promise<void>((done) => serviceWorker.addEventListener('controllerchange', () => stands() && done()));
    }),
  );

/** Goes to another page of the app as a link does: without loading anything but that page's own parts. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.waitForURL((url) => url.pathname === path);
  await settled(page);
}

/** The build of the page that is open. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="meikan:build"]').getAttribute('content');

/**
 * Fetches the worker of a release, and waits until it waits for its turn, or was refused; answers whether it waits. A look that
 * the browser has begun by itself before the release answers for the one that is asked here, and finds nothing.
 */
export function waitingWorker(page: Page): Promise<boolean> {
  return inTime(
    'the worker of a release to be fetched',
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (;;) {
        const { installing } = await registration.update();
        if (registration.waiting) return true;
        if (!installing) continue;
        await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
        return registration.waiting !== null;
      }
    }),
  );
}

/** A way to stop the worker that stands before the page, as the browser does with one that has long had nothing to do. */
export async function workerStopper(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  let present = '';
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    present = versions.find(({ status }) => status === 'activated')?.versionId ?? present;
  });
  await devtools.send('ServiceWorker.enable');
  await eventually(() => present);
  return async () => {
    await devtools.send('ServiceWorker.stopWorker', { versionId: present });
  };
}

/** Paths of all that the caches of the site hold, with the status and type of the answers. */
export function cached(page: Page): Promise<readonly { cache: string; path: string; status: number; type: string }[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      return Promise.all(
        keys.map(async (key) => {
          const { status = 0, type = 'error' } = (await cache.match(key)) ?? {};
          return { cache: name, path: new URL(key.url).pathname, status, type };
        }),
      );
    });
    return (await Promise.all(all)).flat();
  });
}

/** Waits until the page is one of this release. */
export async function arrived(page: Page, { mark }: Release): Promise<void> {
  await page.waitForFunction(
    (first) => document.querySelector('meta[name="meikan:build"]')?.getAttribute('content')?.startsWith(first),
    mark,
  );
  // A page that the server draws has settled before it has loaded, and one that is closed meanwhile stays open (Chromium).
  await page.waitForLoadState();
  await settled(page);
}

/** A worker with nothing to do lives for half a minute; here it need not be as long. */
const IDLE_MS = 5_000;

/**
 * Waits until the page is one of this release, and meanwhile stops the worker now and then, as the browser does with one that
 * has nothing to do and that no DevTools watch. Else one that was asked for something while it gave way would stay.
 */
export async function arrivedInTime(page: Page, released: Release, stopWorker: () => Promise<void>): Promise<void> {
  const idle = setInterval(() => void stopWorker(), IDLE_MS);
  await arrived(page, released).finally(() => clearInterval(idle));
}
