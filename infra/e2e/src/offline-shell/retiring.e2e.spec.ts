import { inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { settled, visit } from '../places/settled.ts';
import { cached, phones, visitWithWorker, waitingWorker } from './phone.ts';

const stars = constellationPerFile();
const open = phones(stars);
const KEPT_BY_OTHERS = 'meikan-pictures-tester';

/** Lets the retiring worker come, and waits until the page has started anew by itself, as all do when a worker takes over. */
async function retired(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'former', true);
    void navigator.serviceWorker.ready.then((registration) => registration.update());
  });
  await page.waitForFunction(() => !Reflect.has(window, 'former'));
  await settled(page);
}

test('F54: a retired worker goes with the shell it kept; pictures and databases stay, and the app works on', async () => {
  const { front, page } = await open();
  await visitWithWorker(page, '/terms');
  await inTime(
    'a database of somebody',
    page.evaluate(async (name) => {
      await (await caches.open(name)).put('/images/x', new Response('x'));
      await new Promise((resolve) => Object.assign(indexedDB.open('meikan-core-tester'), { onsuccess: resolve }));
    }, KEPT_BY_OTHERS),
  );
  front.retireWorker({ said: true });
  await retired(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([KEPT_BY_OTHERS]);
  // It goes with the last page that it stands before: one that is opened while it leaves is still one of those.
  const left = async () => {
    await page.reload();
    await settled(page);
    return page.evaluate(() => navigator.serviceWorker.getRegistrations());
  };
  await expect.poll(left).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain(
    'meikan-core-tester',
  );
});

/** What a page does that has not heard of the switch; in words, since the library of types does not know trusted types. */
const REGISTER = `(async () => {
  const policy = trustedTypes.createPolicy('app', { createScriptURL: (path) => path });
  await navigator.serviceWorker.register(policy.createScriptURL('/service-worker.js'), { updateViaCache: 'none' });
})()`;

test('F54: a worker that is registered anew while it retires goes with the next page that hears of it', async () => {
  const { context, front, page } = await open();
  await visitWithWorker(page, '/terms');
  // Of this origin and without the app: as a page that has heard of no switch yet.
  const unaware = await context.newPage();
  await unaware.goto('/version.json');
  front.retireWorker({ said: true });
  await retired(page);
  await page.close();
  await expect.poll(() => unaware.evaluate(() => caches.keys())).toEqual([]);
  await unaware.evaluate(REGISTER);
  const next = await context.newPage();
  await unaware.close();
  const left = async () => {
    await visit(next, '/terms');
    return next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  };
  await expect.poll(left).toBe(0);
});

test('F54 F52: a retiring worker that the server does not speak of leaves everything as it is', async () => {
  const { front, page } = await open();
  await visitWithWorker(page, '/terms');
  const before = (await cached(page)).length;
  front.retireWorker({ said: false });
  await waitingWorker(page);
  await page.reload();
  await settled(page);
  expect((await cached(page)).length).toBe(before);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});
