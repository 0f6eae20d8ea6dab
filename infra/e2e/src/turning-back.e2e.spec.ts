import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled, visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';

const app = testAppPerFile();

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Once the browser has told the page of what was scrolled. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));

/** Keeps the answers of a page's lists back until it is called. */
async function holdLists(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/.*[?&](?:page|limit|size)=/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.each([
  ['anonymous', '/search?kind=person&page=2'],
  ['general', '/profile/kurosaki-mio?tab=bookmark'],
  ['admin', '/admin/companies?page=2'],
] as const)(
  'who as %s goes from the list at %s to one of its rows, reloads there and goes back sees the list where it was left',
  async (role, path) => {
    const page = await app.open(role, { viewport: { width: 360, height: 640 } });
    await visit(page, path);
    const address = page.url();
    const rows = page.locator('main .list a[href^="/"]:visible');
    await rows.last().scrollIntoViewIfNeeded();
    await drawn(page);
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(300);
    const foot = await page.getByRole('navigation', { name: 'ページの切り替え' }).innerText();

    // A pointer would scroll for its own ends, past the bar at the foot of a phone.
    await rows.last().evaluate((row: HTMLElement) => row.click());
    await page.waitForURL((url) => url.href !== address);
    await settled(page);
    await page.reload();
    await settled(page);
    const release = await holdLists(page);
    await page.goBack();
    await heading(page).waitFor();
    release();

    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(left);
    expect(page.url()).toBe(address);
    expect(await page.getByRole('navigation', { name: 'ページの切り替え' }).innerText()).toBe(foot);
  },
);
