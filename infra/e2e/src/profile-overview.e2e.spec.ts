import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
const OWN = '/profile/kurosaki-mio';
const OTHER = '/profile/takahashi-kiichi';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Tabs of a preview lead through it, too, but in the same window. */
const preview = (page: Page) => page.locator(`a[href$="${OWN}?preview=true"][target="_blank"]`);
/** Names of the sections in the order in which they are read. */
const order = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();

test('a visitor reads the overview in its order, with what stands in each part', async () => {
  const page = await stars.open('anonymous');
  await visit(page, OWN);
  await section(page, 'フォロワー').waitFor();
  const parts = [
    '自己紹介',
    '職歴',
    '学歴',
    '住まい',
    '働き方',
    '趣味',
    '分野と経験',
    'X',
    'おすすめ',
    'リンク',
    '気軽な面談',
  ];
  expect((await order(page)).filter((name) => parts.includes(name))).toEqual(parts);
  await section(page, '学歴').getByText('北信電子工業専門学校 情報工学科（2014年卒）').waitFor();
  await section(page, '住まい').getByText('長野県松本市').waitFor();
  await section(page, '働き方').getByText('フルリモート').waitFor();
  await section(page, '趣味').getByText('温泉').waitFor();
  const read = section(page, 'おすすめ').getByRole('listitem').first();
  await read.getByText('台帳は嘘をつかない').waitFor();
  await read.getByText(/三回読みました/).waitFor();
});

test('three links share a line where there is room', async () => {
  const page = await stars.open('anonymous');
  await visit(page, OWN);
  const links = section(page, 'リンク').getByRole('listitem');
  await links.nth(2).waitFor();
  const tops = await links.evaluateAll((items) => items.slice(0, 3).map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});

test('its foot says where the page was made, and leads back to its top', async () => {
  const page = await stars.open('anonymous');
  await visit(page, OWN);
  expect(await page.getByRole('link', { name: '名鑑で作られたプロフィールです' }).getAttribute('href')).toBe('/');
  const toTop = page
    .getByRole('button', { name: 'ページの先頭へ戻る' })
    .or(page.getByRole('link', { name: 'ページの先頭へ戻る' }));
  await toTop.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await toTop.click();
  await page.waitForFunction(() => scrollY === 0);
});

test('only the owner has the guide, the hints and the ways to edit; a preview opens in a tab of its own', async () => {
  const owner = await stars.open('general');
  await visit(owner, OWN);
  await section(owner, 'はじめての方へ').getByRole('link', { name: 'ヘルプ' }).waitFor();
  await owner.getByRole('button', { name: '住まいを編集' }).waitFor();
  expect(await preview(owner).count()).toBe(1);
  for (const [role, path] of [
    ['anonymous', OWN],
    ['business', OWN],
    ['general', OTHER],
    ['general', `${OWN}?preview=true`],
  ] as const) {
    const page = await stars.open(role);
    await visit(page, path);
    await section(page, '職歴').waitFor();
    expect(await page.getByRole('button', { name: /を編集$/ }).count(), `${role} at ${path}`).toBe(0);
    expect(await section(page, 'はじめての方へ').count()).toBe(0);
    expect(await preview(page).count()).toBe(0);
  }
});

test('an administrator has switches on the page, and none in its preview', async () => {
  const page = await stars.open('admin');
  await visit(page, OWN);
  await section(page, '運営の操作欄').waitFor();
  await visit(page, `${OWN}?preview=true`);
  expect(await section(page, '運営の操作欄').count()).toBe(0);
});
