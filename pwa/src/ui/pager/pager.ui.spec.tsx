import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openGallery } from '../gallery/testing/open-gallery.tsx';

/** Below a head that is higher than the screen the usual position would not show the list. */
test.each([
  { head: 0, atList: false },
  { head: 900, atList: true },
])('pager: a new page of a list below a header of $head px starts at the top of the list', async ({ head, atList }) => {
  await openGallery();
  const main = page.getByRole('main').element();
  // However high the samples are, the page can be scrolled to either place.
  if (main instanceof HTMLElement) Object.assign(main.style, { minHeight: '6000px', paddingTop: `${head}px` });
  const pager = page.getByRole('navigation', { name: 'ページの切り替え' });
  await pager.getByRole('link', { name: '2ページ目' }).click();
  await expect.element(pager.getByText('2', { exact: true })).toHaveAttribute('aria-current', 'page');
  const top = () => pager.element().parentElement?.getBoundingClientRect().top;
  if (atList) await expect.poll(top).toBeCloseTo(88, 0);
  else await expect.poll(() => scrollY).toBe(350);
});
