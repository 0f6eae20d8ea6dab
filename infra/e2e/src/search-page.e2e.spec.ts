import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { settled, visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });

test('a row of the kana table is narrowed to a kind, which has as many names as its link says, and to no category', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/search?index=か');
  const kinds = page.getByRole('navigation', { name: '検索結果の種類' });
  for (const kind of ['会社', 'サービス', '人', 'すべて']) {
    const link = kinds.getByRole('link', { name: kind });
    await link.getByText(/\d/).waitFor();
    const [, count] = (await link.innerText()).match(/(\d+)$/) ?? [];
    await link.click();
    await kinds.locator('[aria-current="page"]').getByText(kind).waitFor();
    await settled(page);
    await page.getByRole('heading', { level: 1, name: 'か行の名前' }).waitFor();
    await page.getByRole('status').getByText(`${count}件が見つかりました`).waitFor();
    expect(await page.getByRole('group', { name: 'カテゴリーで絞り込み' }).count()).toBe(0);
  }
  await kinds.getByRole('link', { name: '記事' }).click();
  await page.getByRole('heading', { level: 1, name: '会社をさがす' }).waitFor();
});

test.each([
  ['/search?kind=shop&page=abc&sort=x&index=Z&limit=99999', '会社をさがす'],
  ['/search-service?explore=x&sort=q&page=0&limit=many', 'サービス一覧'],
  ['/tag-search?sort=newest&mainUsage=x&page=-1', 'タグ検索'],
  ['/companies/tsubame-kanjo?tab=nonsense&preview=yes', '株式会社つばめ勘定'],
  ['/companies/tsubame-kanjo?tab=99', '株式会社つばめ勘定'],
])('a broken address shows its page all the same: %s', async (address, title) => {
  const page = await stars.open('anonymous');
  const refused: string[] = [];
  page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())));
  await visit(page, address);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await settled(page);
  expect(refused).toEqual([]);
});
