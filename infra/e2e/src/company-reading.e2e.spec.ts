import { type ArticleItem, listArticles } from '@meikan/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const ARTICLES = `${OWN_COMPANY}?tab=11`;

/** A program's visit is not counted, and this one's name says that it is one. */
const BROWSER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
};

/** The items of the list; each leads out of the app, where a test does not follow. */
const items = (page: Page) => page.locator('main article, main li').filter({ has: page.locator('a[target="_blank"]') });

async function openFirst(page: Page): Promise<void> {
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await items(page).first().locator('a[target="_blank"]').first().click();
}

test('what a member opens is marked as read for them, counted once, and shown to others as a number', async () => {
  const page = await stars.open('general');
  await visit(page, ARTICLES);
  expect(await items(page).first().getByText('既読').count()).toBe(0);
  await openFirst(page);
  await items(page).first().getByText('既読').waitFor();
  await items(page).first().getByText('1人が読みました').waitFor();
  expect(await page.getByText('既読').count()).toBe(1);
  expect(await axeFindingsAbove(page)).toEqual([]);

  const visitor = await stars.open('anonymous');
  await visit(visitor, ARTICLES);
  await items(visitor).first().getByText('1人が読みました').waitFor();
  expect(await visitor.getByText('既読').count()).toBe(0);
  await openFirst(visitor);
  await visitor.reload();
  await items(visitor).first().getByText('1人が読みました').waitFor();

  await page.reload();
  await items(page).first().getByText('既読').waitFor();
});

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
  const page = await stars.open('general');
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

test('an owner sees who visited the page on the paid plan; nobody else is offered to', async () => {
  const visitor = await stars.open('general', BROWSER);
  const counted = visitor.waitForResponse(/\/footprint$/);
  await visit(visitor, OWN_COMPANY);
  expect(await (await counted).json()).toEqual({ payload: { counted: true } });
  const owner = await stars.open('business');
  await visit(owner, OWN_COMPANY);
  await owner.getByRole('button', { name: /^訪問者/ }).click();
  const dialog = owner.getByRole('dialog', { name: 'ページの訪問者' });
  await dialog.getByRole('link', { name: '黒﨑 澪' }).waitFor();
  expect(await axeFindingsAbove(owner)).toEqual([]);
  const admin = await stars.open('admin');
  await visit(admin, OWN_COMPANY);
  for (const page of [admin, visitor]) expect(await page.getByRole('button', { name: /^訪問者/ }).count()).toBe(0);
});
