import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/open-page.tsx';
import { forgetCaughtProblems } from './testing/caught-problems.ts';

test.each([
  ['/nowhere', 'anonymous', 'ページが見つかりませんでした'],
  ['/profile/nobody-at-all', 'general', 'プロフィールが見つかりませんでした'],
] as const)('%s leads %s to the page that says nothing is there and what to do', async (path, as, name) => {
  await openPage(path, { as });
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'トップへ戻る' }).click();
  forgetCaughtProblems();
  await expect.poll(() => location.pathname).toBe('/');
  await expect.element(page.getByRole('heading', { level: 2, name: /^タグから引く/ })).toBeVisible();
});

test('an unknown address is titled Not Found, and says what may have happened', async () => {
  await openPage('/nowhere');
  expect(document.title).toContain('Not Found');
  await expect.element(page.getByText('URLが変わったか、ページが削除された可能性があります。')).toBeVisible();
});
