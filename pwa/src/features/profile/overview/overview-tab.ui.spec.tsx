import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OTHER, OWN, section } from '../testing/pages.ts';

const main = page.getByRole('main');
/** Names of the sections in the order in which they are read. */
const order = () =>
  main
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

/** Tabs of a preview lead through it, too, but in the same window. */
const previews = () => document.querySelectorAll(`a[href$="${OWN}?preview=true"][target="_blank"]`);

/** Who does not own the page that they see, or only looks at it as others do. */
const OTHERS = [
  ['business', OWN],
  ['general', OTHER],
  ['general', `${OWN}?preview=true`],
  ['anonymous', OWN],
] as const;

test('the overview shows a visitor its parts in order, with their contents', async () => {
  await openPage(OWN);
  await expect.element(section('フォロワー')).toBeVisible();
  const parts = [
    ...['自己紹介', '職歴', '学歴', '住まい', '働き方', '趣味', '分野と経験', 'X'],
    ...['おすすめ', 'リンク', '気軽な面談'],
  ];
  expect(order().filter((name) => parts.includes(name))).toEqual(parts);
  await expect.element(section('学歴').getByText('北信電子工業専門学校 情報工学科（2014年卒）')).toBeVisible();
  await expect.element(section('住まい').getByText('長野県松本市')).toBeVisible();
  await expect.element(section('働き方').getByText('フルリモート')).toBeVisible();
  await expect.element(section('趣味').getByText(/温泉/)).toBeVisible();
  const read = section('おすすめ').getByRole('listitem').first();
  await expect.element(read.getByText('台帳は嘘をつかない')).toBeVisible();
  await expect.element(read.getByText(/三回読みました/)).toBeVisible();
});

test('three links of the overview share a line where there is space', async () => {
  await openPage(OWN);
  const links = section('リンク').getByRole('listitem');
  await expect.element(links.nth(2)).toBeVisible();
  const tops = links.elements().map((item) => Math.round(item.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
});

test('the foot of the overview says where the page was made, and links to its top', async () => {
  await openPage(OWN);
  const madeBy = page.getByRole('link', { name: '名鑑で作られたプロフィールです' });
  await expect.element(madeBy).toHaveAttribute('href', '/');
  const toTop = page.getByRole('button', { name: 'ページの先頭へ戻る' });
  (await toTop.findElement()).scrollIntoView();
  expect(scrollY).toBeGreaterThan(0);
  await toTop.click();
  await expect.poll(() => scrollY).toBe(0);
});

test('the overview shows its owner the guide, hints and ways to edit, and opens the preview in a new tab', async () => {
  await openPage(OWN, { as: 'general' });
  await expect.element(section('はじめての方へ').getByRole('link', { name: /^ヘルプ/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '住まいを編集' })).toBeVisible();
  expect(previews()).toHaveLength(1);
});

test.each(OTHERS)('the overview hides the guide, ways to edit and preview from %s at %s', async (as, path) => {
  await openPage(path, { as });
  // What only the owner has stands above this, or beside it.
  await expect.element(section('フォロワー')).toBeVisible();
  expect(page.getByRole('button', { name: /を編集$/ }).elements()).toEqual([]);
  expect(section('はじめての方へ').elements()).toEqual([]);
  expect(previews()).toHaveLength(0);
});

test('the overview shows an administrator switches, and none in its preview', async () => {
  await openPage(OWN, { as: 'admin' });
  await expect.element(section('運営の操作欄')).toBeVisible();
  await openPage(`${OWN}?preview=true`, { as: 'admin' });
  await expect.element(section('職歴')).toBeVisible();
  expect(section('運営の操作欄').elements()).toEqual([]);
});
