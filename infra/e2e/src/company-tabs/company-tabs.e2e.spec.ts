import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFindingsAbove } from '../accessibility/findings.ts';
import { constellationPerFile } from '../constellation/per-file.ts';
import type { Role } from '../constellation/sign-in.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { visit } from '../places/settled.ts';
import { COMPANY, fillEveryTab, TABS } from './content.ts';

const stars = constellationPerFile();
beforeAll(() => fillEveryTab(stars.constellation.house));

const PATH = `/companies/${COMPANY}`;
/** Some thirty tabs, twice. */
const ALL_MS = 600_000;

/** The tab that is open, and which of the texts are read in it. */
async function seen(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const strip = page.getByRole('navigation', { name: '会社ページの見出し' });
  const [tab = ''] = await strip.locator('[aria-current="page"]').allInnerTexts();
  const [body = ''] = await page.locator('.tab-b').allInnerTexts();
  return [tab.split('\n')[0] ?? '', ...texts.filter((text) => body.includes(text))];
}

/** Opens the page once, then goes from tab to tab as a link does. */
async function showsEveryTab(page: Page): Promise<void> {
  await visit(page, PATH);
  for (const [id, [name, ...content]] of Object.entries(TABS)) {
    await page.evaluate((to) => history.pushState({}, '', to), `${PATH}?tab=${id}`);
    await expect.poll(() => seen(page, content), { message: `${id} ${name}` }).toEqual([name, ...content]);
  }
}

const VIEWERS: readonly (readonly [string, Role])[] = [
  ['a visitor', 'anonymous'],
  ['another member', 'general'],
  ['its owner', 'business'],
  ['an administrator', 'admin'],
];

test.each(VIEWERS)(
  'every tab shows its content to %s, with a network and without',
  { timeout: ALL_MS },
  async (_, role) => {
    const page = await stars.open(role);
    await haveSaved(page, PATH);
    await page.context().setOffline(true);
    await showsEveryTab(page);
    await page.context().setOffline(false);
    await showsEveryTab(page);
  },
);

test('an empty tab offers who may edit to fill it, or tells where its content comes from; visitors read that it is empty', async () => {
  const EMPTY = '/companies/marumasu';
  const editor = await stars.open('admin');
  await visit(editor, `${EMPTY}?tab=32`);
  await editor.getByRole('button', { name: 'ロードマップを編集' }).waitFor();
  await editor.locator('.tab-b').getByText('未登録', { exact: true }).waitFor();
  await visit(editor, `${EMPTY}?tab=15`);
  await editor.getByText('アンケートの質問への回答が、ここに並びます。').waitFor();
  await visit(editor, `${EMPTY}?tab=3`);
  await editor.getByText('使っている人のひとことと、利用者が挙げるよい点が、ここに並びます。').waitFor();
  const visitor = await stars.open('anonymous');
  await visit(visitor, `${EMPTY}?tab=32`);
  await visitor.getByText('「ロードマップ」には、まだ何も登録されていません。').waitFor();
  expect(await axeFindingsAbove(visitor)).toEqual([]);
});

test('a list of articles is paged, and begins at its first page when another kind is chosen', async () => {
  const page = await stars.open('anonymous');
  await visit(page, `${PATH}?tab=11`);
  const foot = page.getByRole('navigation', { name: 'ページの切りかえ' });
  await foot.getByText('全 17 件中 1-5 件').waitFor();
  await foot.getByRole('button', { name: '次のページ' }).click();
  await foot.getByText('全 17 件中 6-10 件').waitFor();
  expect(await page.locator('.tab-b .list > li').count()).toBe(5);
  await page.getByRole('button', { name: /^テック・デザインブログ/ }).click();
  await foot.getByText('全 2 件中 1-2 件').waitFor();
  await page.getByRole('button', { name: /^すべて/ }).click();
  await foot.getByText('全 17 件中 1-5 件').waitFor();
});

test('admins see a button to the page of a company that is not public, and visitors its site alone', async () => {
  const HIDDEN = '/companies/yuka-shita';
  const admin = await stars.open('admin');
  await visit(admin, `${HIDDEN}?preview=true`);
  await admin.getByRole('link', { name: 'ページを開く' }).click();
  await admin.getByRole('navigation', { name: '会社ページの見出し' }).waitFor();
  const visitor = await stars.open('anonymous');
  await visit(visitor, HIDDEN);
  await visitor.getByRole('link', { name: /公式サイト/ }).waitFor();
  expect(await visitor.getByRole('link', { name: 'ページを開く' }).count()).toBe(0);
});

test('somebody who uses a service says a word on it with no network, which its readers then see', async () => {
  const SERVICE = '/companies/yakusho-parts';
  const page = await stars.open('general');
  await haveSaved(page, SERVICE);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'ひとことを書く' }).click();
  const dialog = page.getByRole('dialog', { name: 'まちなみ部品帖についてのひとこと' });
  await dialog.getByLabel(/^ひとこと/).fill('窓口の看板が、午前中に直りました。');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await page.getByRole('button', { name: 'ひとことを直す' }).waitFor();
  const sent = page.waitForResponse(/\/api\/commands$/);
  await page.context().setOffline(false);
  expect((await sent).status()).toBe(200);

  const visitor = await stars.open('anonymous', { serviceWorkers: 'block' });
  await visit(visitor, `${SERVICE}?tab=3`);
  await visitor
    .getByRole('listitem')
    .filter({ hasText: '窓口の看板が、午前中に直りました。' })
    .getByText('黒﨑 澪')
    .waitFor();
  expect(await axeFindingsAbove(visitor)).toEqual([]);
});
