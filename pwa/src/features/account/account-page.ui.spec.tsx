import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';

test.each([
  ['general', '個人アカウント'],
  ['business', '法人アカウント'],
  ['admin', '運営'],
] as const)('the account page of %s names the kind of account', async (as, kind) => {
  await openPage('/account', { as });
  await expect.element(page.getByRole('main').getByText(kind, { exact: true })).toBeVisible();
});
