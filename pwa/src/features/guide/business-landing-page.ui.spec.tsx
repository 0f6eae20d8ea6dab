import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';

test('the business landing page tells what an account costs, who enters content, and when it is shown', async () => {
  await openPage('/business/landing');
  for (const words of [
    /作成に費用はかかりません/,
    /運営が無料で代行します。ふつうは3日以内/,
    /1日ほどでトップページに/,
  ])
    await expect.element(page.getByText(words)).toBeVisible();
});

test.each([
  ['that has no page yet to making one', true, '会社のページを作る'],
  ['to its page', false, '自社ページを見る'],
])('the business landing page leads a company %s, and to no other account', async (_, pageless, name) => {
  await openPage('/business/landing', { as: 'business', pageless });
  const main = page.getByRole('main');
  await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', '/onboarding');
  expect(main.getByRole('link', { name: '法人アカウントを作る' }).elements()).toEqual([]);
});
