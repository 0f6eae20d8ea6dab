import type { Page } from 'playwright-core';

/** Pages of every kind that a visitor sees: those that ask the server, and those that ask nobody. */
export const PAGES = ['/search', '/search-service', '/companies/tsubame-kanjo', '/profile/kurosaki-mio', '/tag-search'];
export const SILENT_PAGES = ['/privacy', '/explanation-top-page', '/business/landing'];

/** A page that was not yet watching when the release came hears of it when it asks next, within a minute; what takes twice as long hangs. */
export const OFFERED = { timeout: 120_000 };
const taking = (page: Page) => page.getByRole('button', { name: '更新する' });
export const take = (page: Page) => taking(page).click(OFFERED);

/** Takes the release, and asks in the same moment for a file, for which the worker is woken. */
export const takeWhileWoken = (page: Page) =>
  taking(page).evaluate((button: HTMLButtonElement) => {
    void fetch('/manifest.webmanifest');
    button.click();
  }, OFFERED);

/** Imports that failed so far. */
export async function countMissing(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    window.addEventListener('vite:preloadError', () =>
      sessionStorage.setItem('missing', `${Number(sessionStorage.getItem('missing') ?? 0) + 1}`),
    ),
  );
  return () => page.evaluate(() => Number(sessionStorage.getItem('missing') ?? 0));
}
