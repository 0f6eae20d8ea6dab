import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../app/testing/accessibility.ts';
import { openPage, settled } from '../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../app/testing/places.ts';
import { linesOf, showsEveryTab, showsEveryTabKept } from './testing/every-tab.ts';
import { playItems } from './testing/filled-company.ts';

const VIEWERS = [
  ['a visitor', 'anonymous'],
  ['its owner', 'business'],
] as const;

test.each(VIEWERS)('every tab shows its content to %s', async (_, role) => {
  await showsEveryTab(role);
});

test.each(VIEWERS)('every tab of a page that was saved shows its content without a network to %s', async (_, role) => {
  await showsEveryTabKept(role);
});

const EMPTY = '/companies/marumasu';

test('an empty tab offers who may edit to fill it, or tells where its content comes from', async () => {
  await openPage(`${EMPTY}?tab=32`, { as: 'admin' });
  await expect.element(page.getByRole('button', { name: 'ロードマップを編集' })).toBeVisible();
  expect(linesOf(document.querySelector('.tab-b'))).toContain('未登録');
  await openPage(`${EMPTY}?tab=15`, { as: 'admin' });
  await expect.element(page.getByText(/アンケートの質問への回答が、ここに並びます。$/)).toBeVisible();
  await openPage(`${EMPTY}?tab=3`, { as: 'admin' });
  const source = /使っている人のひとことと、利用者が挙げるよい点が、ここに並びます。$/;
  await expect.element(page.getByText(source)).toBeVisible();
});

test('visitors read of an empty tab that it is empty', async () => {
  await openPage(`${EMPTY}?tab=32`);
  await expect.element(page.getByText('「ロードマップ」には、まだ何も登録されていません。')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('a list of articles is paged, and begins at its first page when another kind is chosen', async () => {
  playItems();
  await openPage(`${OWN_COMPANY}?tab=11`);
  const foot = page.getByRole('navigation', { name: 'ページの切りかえ' });
  await expect.element(foot.getByText('全 17 件中 1-5 件')).toBeVisible();
  await foot.getByRole('button', { name: '次のページ' }).click();
  await expect.element(foot.getByText('全 17 件中 6-10 件')).toBeVisible();
  await settled();
  expect(document.querySelectorAll('.tab-b .list > li')).toHaveLength(5);
  await page.getByRole('button', { name: /^テック・デザインブログ/ }).click();
  await expect.element(foot.getByText('全 2 件中 1-2 件')).toBeVisible();
  await page.getByRole('button', { name: /^すべて/ }).click();
  await expect.element(foot.getByText('全 17 件中 1-5 件')).toBeVisible();
});

const HIDDEN = '/companies/yuka-shita';

test('admins see a button to the page of a company that is not public', async () => {
  await openPage(`${HIDDEN}?preview=true`, { as: 'admin' });
  await page.getByRole('link', { name: 'ページを開く' }).click();
  await expect.element(page.getByRole('navigation', { name: '会社ページの見出し' })).toBeVisible();
});

test('visitors of a company that is not public see the way to its site alone', async () => {
  await openPage(HIDDEN);
  await expect.element(page.getByRole('link', { name: /公式サイト/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ページを開く' })).not.toBeInTheDocument();
});
