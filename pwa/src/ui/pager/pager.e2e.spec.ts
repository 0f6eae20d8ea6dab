import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedGallery, serveGallery } from '../gallery/testing/serve-gallery.ts';

let gallery: ServedGallery | undefined;

beforeAll(async () => {
  gallery = await serveGallery();
});

afterAll(() => gallery?.[Symbol.asyncDispose]());

/** Below a head that is higher than the screen the usual position would not show the list. */
test.each([
  { head: 0, atList: false },
  { head: 900, atList: true },
])('another page of a list below a head of $head px is read from where the list begins', async ({ head, atList }) => {
  if (!gallery) throw new Error('the gallery is not served');
  const page = await (await gallery.browser.now()).newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(gallery.url);
  // However high the samples are, the page can be scrolled to either place.
  await page.locator('main').evaluate((main, px) => {
    main.style.setProperty('min-height', '6000px');
    main.style.setProperty('padding-top', `${px}px`);
  }, head);
  await page.getByRole('navigation', { name: 'ページの切りかえ' }).getByRole('button', { name: '2ページ目' }).click();
  const pager = page.locator('.pager').first();
  await pager.locator('[aria-current]').getByText('2', { exact: true }).waitFor();
  const top = () => pager.evaluate((nav) => nav.parentElement?.getBoundingClientRect().top);
  if (atList) await expect.poll(top).toBeCloseTo(88, 0);
  else await expect.poll(() => page.evaluate(() => scrollY)).toBe(350);
  await page.close();
});
