import { inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPaintedFirst } from './painted-first.ts';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { WITH_WORKER } from './test-app/start-test-app.ts';

const app = testAppPerFile();

test.each([
  ['/profile/kurosaki-mio', '黒﨑 澪'],
  ['/companies/tsubame-kanjo', 'つばめ勘定'],
])(
  'what the server says of %s is painted before the app is asked for, its name where the app will draw it (ADR 0019)',
  async (path, name) => {
    const page = await app.open('anonymous');
    const heading = page.getByRole('heading', { level: 1, name });
    let before: Awaited<ReturnType<typeof heading.boundingBox>> = null;
    await expectPaintedFirst(page, path, async () => {
      before = await heading.boundingBox();
    });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const after = await heading.boundingBox();
    expect(before).not.toBeNull();
    const { x, y, height } = before ?? { x: 0, y: 0, height: 0 };
    expect(after).toMatchObject({ x, height });
    expect(Math.abs((after?.y ?? 0) - y)).toBeLessThanOrEqual(1);
  },
);

test('a page that paints nothing, in the background, starts all the same', async () => {
  const page = await app.open('anonymous');
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await visit(page, '/profile/kurosaki-mio');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

/** Keeps answers back until it is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what a device takes in for later is asked for when the first page has its answers (ADR 0019); a press of the button that saves counts before, and while it works the page keeps its end', async () => {
  const page = await app.open('anonymous', WITH_WORKER);
  const asked: string[] = [];
  const later = /\/assets\/offline-queries|\/service-worker\.js/;
  page.context().on('request', (request) => {
    if (later.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  page.context().on('serviceworker', () => asked.push('a worker'));
  const answerPage = await holdBack(page, '**/api/company/*/article?limit=3');
  const answerSaving = await holdBack(page, '**/api/company/*/members?page=1*');
  const others = page.waitForResponse(/\/api\/company\/tsubame-kanjo\/members/);
  await page.goto('/companies/tsubame-kanjo');
  await others;
  await inTime(
    'the page to be idle',
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))),
  );
  expect(asked).toEqual([]);

  const save = page.getByRole('button', { name: /^オフライン用に保存/ });
  expect(await save.getAttribute('aria-pressed')).toBeNull();
  await save.click();
  await page.getByRole('button', { name: /^保存しています/ }).waitFor();
  answerPage();
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/offline-queries/));
  await expect.poll(() => asked).toContain('a worker');
  await page.getByRole('contentinfo').waitFor();
  answerSaving();
  await page.getByRole('button', { name: /^オフライン用に保存済み/, pressed: true }).waitFor();
});
