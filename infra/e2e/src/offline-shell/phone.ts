import { HANGS_MS, inTime } from '@meikan/testkit';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import type { Stars } from '../constellation/per-file.ts';
import { settled } from '../places/settled.ts';
import { type Front, openFront } from './front.ts';
import type { Release } from './release.ts';

/** A device before a front of its own; both are gone after the test. */
export type Phone = { readonly front: Front; readonly context: BrowserContext; readonly page: Page };

const READER = { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' } as const;

/** Hands out phones to the tests of the file that calls it. */
export function phones(stars: Stars): (look?: BrowserContextOptions) => Promise<Phone> {
  const opened: AsyncDisposableStack[] = [];
  afterEach(async () => {
    for (const stack of opened.splice(0)) await stack.disposeAsync();
  });
  return async (look = {}) => {
    const stack = new AsyncDisposableStack();
    opened.push(stack);
    const front = stack.use(await openFront(stars.constellation.url));
    const browser = await stars.constellation.browser.now();
    const context = await browser.newContext({ baseURL: front.url, ...READER, ...look });
    stack.defer(() => context.close());
    context.setDefaultTimeout(HANGS_MS);
    return { front, context, page: await context.newPage() };
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
 * Fetches the worker of a release, and waits until it waits for its turn, or was refused. A look that the browser has begun by
 * itself before the release answers for the one that is asked here, and finds nothing.
 */
export async function waitingWorker(page: Page): Promise<void> {
  await inTime(
    'the worker of a release to be fetched',
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (;;) {
        const { installing } = await registration.update();
        if (registration.waiting) return;
        if (!installing) continue;
        await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
        return;
      }
    }),
  );
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

/** Takes the first kept file whose path fits away, as a browser in need of room does. */
export function forget(page: Page, path: RegExp): Promise<string | undefined> {
  return page.evaluate(async (source) => {
    const cache = await caches.open('meikan-shell');
    const key = (await cache.keys()).find(({ url }) => new RegExp(source).test(new URL(url).pathname));
    if (key) await cache.delete(key);
    return key && new URL(key.url).pathname;
  }, path.source);
}

/** Waits until the page is one of this release. */
export async function arrived(page: Page, { mark }: Release): Promise<void> {
  await page.waitForFunction(
    (first) => document.querySelector('meta[name="meikan:build"]')?.getAttribute('content')?.startsWith(first),
    mark,
  );
  await settled(page);
}
