import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';

const app = testAppPerFile();

const inGroup = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('link');

/** What leads from a page to another sight of the same thing, and to a find. */
const WAYS: readonly (readonly [string, string, (page: Page) => Promise<Locator>])[] = [
  [
    'a page of a list',
    '/search?kind=person',
    async (page) => page.getByRole('link', { name: '2ページ目', exact: true }),
  ],
  ['a chip', '/search?kind=company', async (page) => inGroup(page, 'カテゴリーで絞り込み').nth(1)],
  ['an order', '/search?kind=company', async (page) => inGroup(page, '並び順').nth(1)],
  [
    'a find of the search',
    '/terms',
    async (page) => {
      await page.getByRole('combobox').first().fill('つばめ勘定');
      return page.getByRole('option', { name: /つばめ勘定/ }).first();
    },
  ],
];

const CLICKS = [
  (link: Locator) => link.click({ button: 'middle' }),
  (link: Locator) => link.click({ modifiers: ['ControlOrMeta'] }),
];

test.each(WAYS)(
  '%s opens a new tab when it is clicked with the middle button or with Control, and leaves the page as it is',
  async (_, path, find) => {
    const page = await app.open('anonymous');
    await visit(page, path);
    const here = page.url();
    const link = await find(page);
    const there = new URL((await link.getAttribute('href')) ?? '', here).href;
    expect(there).not.toBe(here);
    for (const click of CLICKS) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), click(link)]);
      await tab.waitForURL(there);
      await tab.getByRole('heading', { level: 1 }).first().waitFor();
      expect(page.url()).toBe(here);
      await tab.close();
    }
  },
);
