import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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

test('an owner sees who visited the page on the paid plan; nobody else is offered to', async () => {
  const visitor = await stars.open('general', { ...BROWSER, serviceWorkers: 'block' });
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
