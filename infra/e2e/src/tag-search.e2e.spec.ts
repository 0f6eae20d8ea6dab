import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { settled, visit } from './places/settled.ts';

const services = (page: Page) => page.getByRole('list', { name: 'サービス' }).getByRole('listitem');

/** What the services of a page can do, by the tags on them. */
const tagsOf = (page: Page) =>
  services(page).evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll('a.tag')].map(({ textContent }) => textContent)),
  );

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

test('what a service can do leads to all that can do it, and to no other; words narrow them further', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/search-service');
  const link = services(page).locator('a.tag').first();
  const tag = await link.innerText();
  await link.click();
  await page.getByRole('heading', { name: `「${tag}」に合うサービス` }).waitFor();
  await settled(page);
  const able = await tagsOf(page);
  expect(able.length).toBeGreaterThan(1);
  for (const tags of able) expect(tags).toContain(tag);
  await page.getByText('フォロワー順').waitFor();

  const name = await services(page).locator('.item__t a').last().innerText();
  await visit(page, `/tag-search?canDo=${encodeURIComponent(tag)}&search=${encodeURIComponent(name)}`);
  await page.getByRole('heading', { name: `「${tag}」「${name}」に合うサービス` }).waitFor();
  await services(page).getByRole('link', { name }).waitFor();
  // A text is answered in the order of how well it fits, and the switch says so.
  await page.getByText('近い順').waitFor();
  const narrowed = await tagsOf(page);
  expect(narrowed.length).toBeLessThan(able.length);
  for (const tags of narrowed) expect(tags).toContain(tag);
});

test('a preview offers nobody to register what is missing, and asks as a visitor', async () => {
  const page = await stars.open('general');
  const asked = page.waitForRequest((request) => request.url().includes('/api/company/search?'));
  await visit(page, '/tag-search?search=灯台まぼろし&preview=true');
  expect(new URL((await asked).url()).searchParams.get('preview')).toBe('true');
  await page.getByText('見つかりませんでした').waitFor();
  expect(await page.getByRole('button', { name: 'サービスを登録する' }).count()).toBe(0);
  await visit(page, '/tag-search?search=灯台まぼろし');
  await page.getByRole('button', { name: 'サービスを登録する' }).waitFor();
});
