import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });

test('a tag of an article leads to what carries it too, in its main category', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/profile/kurosaki-mio?tab=articles_blogs');
  await page.getByRole('link', { name: '冪等性' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'タグ検索' }).waitFor();
  await page.getByRole('heading', { name: '#冪等性の記事' }).waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/tag-search',
    { tag: '冪等性', mainArticleCategory: 'private_blog' },
  ]);
  await page.getByRole('button', { name: /^個人ブログ/, pressed: true }).waitFor();
});
