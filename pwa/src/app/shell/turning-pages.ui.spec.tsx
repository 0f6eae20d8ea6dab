import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../testing/open-page.tsx';

test('another page begins at its top', async () => {
  await openPage('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: '利用規約' });
  link.element().scrollIntoView();
  expect(scrollY).toBeGreaterThan(500);
  await link.click();
  await expect.element(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
  await expect.poll(() => scrollY).toBe(0);
});

test('the first stop of the Tab key leads past the header', async () => {
  await openPage('/terms');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe('main');
});
