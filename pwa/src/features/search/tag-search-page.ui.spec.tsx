import { searchCompanies } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, settled } from '../../app/testing/open-page.tsx';
import { hear } from '../../app/testing/play.ts';

const services = page.getByRole('list', { name: 'サービス' }).getByRole('listitem');
const title = (name: string) => page.getByRole('heading', { name });

/** What the services of a page can do, by the tags on them. */
const tagsOf = () =>
  services.elements().map((item) => [...item.querySelectorAll('a.tag')].map(({ textContent }) => textContent));

test('a tag of an article links to what has it, in its main category', async () => {
  await openPage('/profile/kurosaki-mio?tab=articles_blogs');
  await page
    .getByRole('link', { name: /冪等性/ })
    .first()
    .click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'タグ検索' })).toBeVisible();
  await expect.element(title('#冪等性の記事')).toBeVisible();
  expect([location.pathname, Object.fromEntries(new URLSearchParams(location.search))]).toEqual([
    '/tag-search',
    { tag: '冪等性', mainArticleCategory: 'private_blog' },
  ]);
  const chips = page.getByRole('group', { name: '記事の種類で絞り込み' });
  await expect.element(chips.getByRole('link', { name: /^個人ブログ/ })).toHaveAttribute('aria-current', 'page');
  await settled();
});

test('a canDo tag links to exactly the services with it, which words narrow', async () => {
  await openPage('/search-service');
  const tag = services.first().element().querySelector('a.tag')?.textContent ?? '';
  // Drawn with a number sign before it.
  await services
    .first()
    .getByRole('link', { name: new RegExp(`^# ?${tag}$`) })
    .click();
  await expect.element(title(`「${tag}」に合うサービス`)).toBeVisible();
  await settled();
  const able = tagsOf();
  expect(able.length).toBeGreaterThan(1);
  for (const tags of able) expect(tags).toContain(tag);
  await expect.element(page.getByText('フォロワー順')).toBeVisible();

  const name = services.elements().at(-1)?.querySelector('.item__t a')?.textContent ?? '';
  await openPage(`/tag-search?canDo=${encodeURIComponent(tag)}&search=${encodeURIComponent(name)}`);
  await expect.element(title(`「${tag}」「${name}」に合うサービス`)).toBeVisible();
  await expect.element(services.getByRole('link', { name }).first()).toBeVisible();
  // A text is answered in the order of how well it fits, and the switch says so.
  await expect.element(page.getByText('関連度順')).toBeVisible();
  const narrowed = tagsOf();
  expect(narrowed.length).toBeLessThan(able.length);
  for (const tags of narrowed) expect(tags).toContain(tag);
});

test('a preview offers no registration, and asks as a visitor', async () => {
  const register = page.getByRole('button', { name: 'サービスを登録する' });
  const asked = hear(searchCompanies);
  await openPage('/tag-search?search=灯台まぼろし&preview=true', { as: 'general' });
  expect(new Set(asked.map(({ query }) => query.preview))).toEqual(new Set([true]));
  await expect.element(page.getByText('見つかりませんでした')).toBeVisible();
  await expect.element(register).not.toBeInTheDocument();
  await openPage('/tag-search?search=灯台まぼろし', { as: 'general' });
  await expect.element(register).toBeVisible();
});
