import { getCompany } from '@meikan/contracts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, PHONE } from '../testing/open-page.tsx';
import { worker } from '../testing/played-server.ts';

test('a new page starts scrolled to its top', async () => {
  await openPage('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: '利用規約' });
  link.element().scrollIntoView();
  expect(scrollY).toBeGreaterThan(500);
  await link.click();
  await expect.element(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
  await expect.poll(() => scrollY).toBe(0);
});

/** Once the browser has told of what was scrolled. */
const drawn = () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told)));

test('a list keeps its scroll position when its reader goes back before the next page has come', async () => {
  await openPage('/search?kind=company', { size: PHONE });
  worker.use(http.get(getCompany.path, () => new Promise<undefined>(() => undefined)));
  const row = [...document.querySelectorAll<HTMLElement>('main .list a[href^="/companies/"]')].at(-1);
  row?.scrollIntoView({ behavior: 'instant' });
  await drawn();
  const left = scrollY;
  expect(left).toBeGreaterThan(500);
  row?.click();
  await expect.poll(() => document.querySelector('main .sk')).not.toBeNull();
  // The outline of the next page is shorter, which the browser tells as a scroll.
  await expect.poll(() => scrollY).toBeLessThan(left);
  await drawn();
  history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: '会社をさがす' })).toBeVisible();
  await expect.poll(() => scrollY).toBe(left);
});

test('the first Tab stop skips the header', async () => {
  await openPage('/terms');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe('main');
});
