import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../testing/open-page.tsx';

test('the search key on any page leads to a company by its name', async () => {
  await openPage('/terms');
  await userEvent.keyboard('/');
  await page.getByRole('combobox').fill('つばめ勘定');
  await page
    .getByRole('option', { name: /つばめ勘定/ })
    .first()
    .click();
  await expect.poll(() => location.pathname).toBe('/companies/tsubame-kanjo');
  await expect.element(page.getByRole('heading', { level: 1, name: /つばめ勘定/ })).toBeVisible();
});
