import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, settled } from '../../app/testing/open-page.tsx';

const title = (name: string) => page.getByRole('heading', { level: 1, name });

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
