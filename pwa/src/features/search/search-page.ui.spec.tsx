import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, settled } from '../../app/testing/open-page.tsx';

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a row of the kana table is narrowed to a kind, which has as many names as its link says, and to no category', async () => {
  await openPage('/search?index=か');
  const kinds = page.getByRole('navigation', { name: '検索結果の種類' });
  for (const kind of ['会社', 'サービス', '人', 'すべて']) {
    const link = kinds.getByRole('link', { name: new RegExp(`^${kind}`) });
    const count = () => link.element().textContent?.match(/\d+$/)?.[0];
    await expect.poll(count).toBeDefined();
    const named = count();
    await link.click();
    await expect.element(link).toHaveAttribute('aria-current', 'page');
    await settled();
    await expect.element(title('か行の名前')).toBeVisible();
    await expect.element(page.getByRole('status').getByText(`${named}件が見つかりました`)).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'カテゴリーで絞り込み' })).not.toBeInTheDocument();
  }
  await kinds.getByRole('link', { name: /^記事/ }).click();
  await expect.element(title('会社をさがす')).toBeVisible();
  await settled();
});

test.each([
  ['/search?kind=shop&page=abc&sort=x&index=Z&limit=99999', '会社をさがす'],
  ['/search-service?explore=x&sort=q&page=0&limit=many', 'サービス一覧'],
  ['/tag-search?sort=newest&mainUsage=x&page=-1', 'タグ検索'],
  ['/companies/tsubame-kanjo?tab=nonsense&preview=yes', /^株式会社つばめ勘定/],
  ['/companies/tsubame-kanjo?tab=99', /^株式会社つばめ勘定/],
])('a broken address shows its page all the same: %s', async (address, name) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  await openPage(address);
  await expect.element(title(name)).toBeVisible();
  await settled();
  const answers = fetched.mock.settledResults.flatMap(({ type, value }) => (type === 'fulfilled' ? [value] : []));
  expect(answers).not.toEqual([]);
  expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
});
