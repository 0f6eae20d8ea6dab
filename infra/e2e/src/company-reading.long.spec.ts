import { type ArticleItem, listArticles } from '@meikan/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';

const app = testAppPerFile();

/** Items of companies of the directory, each once. */
async function itemsOfCompanies(page: Page): Promise<ArticleItem[]> {
  const answer = await page.request.get('/api/company/articles?limit=50');
  const { payload } = z.object({ payload: listArticles.answer }).parse(await answer.json());
  return payload.filter(({ companyId }) => companyId !== null);
}

/** Opens the way out to an item, and waits until the server has heard of it. */
async function opens(page: Page, { id, articleUrl }: ArticleItem, button: 'left' | 'middle'): Promise<void> {
  const told = page.waitForRequest((request) => request.url().endsWith('/content-read'));
  await page.evaluate(() => {
    for (const press of ['click', 'auxclick'])
      document.addEventListener(press, (event) => event.preventDefault(), { once: true });
  });
  await page.locator(`main a[target="_blank"][href="${articleUrl}"]`).first().click({ button });
  expect((await told).postDataJSON()).toEqual({ contentId: id });
}

test('an item is marked as read wherever it is opened, by the middle button too', async () => {
  const page = await app.open('general');
  const left = await itemsOfCompanies(page);
  const next = (where: (item: ArticleItem) => boolean = () => true) => {
    const at = left.findIndex(where);
    const [item] = left.splice(at, 1);
    if (at < 0 || item === undefined) throw new Error('the demo has no such item');
    return item;
  };
  const latest = next();
  await visit(page, '/');
  await opens(page, latest, 'left');
  const found = next();
  await visit(page, `/search?kind=article&search=${encodeURIComponent(found.articleName.slice(0, 60))}`);
  await opens(page, found, 'left');
  const tagged = next(({ tags }) => tags.length > 0);
  await visit(page, `/tag-search?tag=${encodeURIComponent(tagged.tags[0] ?? '')}&limit=50`);
  await opens(page, tagged, 'left');
  const own = next();
  await visit(page, `/articles/${own.id}`);
  await opens(page, own, 'middle');
  await page.locator('main').getByText('既読').waitFor();
});
