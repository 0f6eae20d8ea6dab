import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { halfWritten, OWN, stored } from '../offline-accounts/person.ts';
import { readDone, readKept, synced } from '../places/completion.ts';
import { visit } from '../places/settled.ts';
import { testAppPerFile } from '../test-app/per-file.ts';
import { openSession, signedIn } from '../test-app/signed-in.ts';
import { ownAtServer } from './own-at-server.ts';

const app = testAppPerFile();
const ARTICLES = `${OWN}?tab=articles_blogs`;

/** Two tabs of one browser, in which the same person looks at the same page. */
async function openTabs(path: string): Promise<readonly [Page, Page]> {
  const { url } = app.running;
  const one = await app.open('anonymous', signedIn(url, await openSession(url, 'general')));
  const other = await one.context().newPage();
  await visit(one, path);
  await visit(other, path);
  return [one, other];
}

async function openBasics(page: Page) {
  await page.getByRole('button', { name: '編集する' }).click();
  const form = page.getByRole('dialog', { name: 'プロフィールを編集' });
  const workFor = form.getByLabel('勤め先');
  await workFor.waitFor();
  return { form, job: form.getByLabel('肩書き'), workFor, restored: form.getByText('書きかけの内容を復元しました') };
}

const press = (page: Page, words: string) => page.getByRole('dialog').getByRole('button', { name: words }).click();

const countDrafts = async (page: Page): Promise<number> =>
  (await stored(page)).reduce((sum, { drafts }) => sum + drafts, 0);

test('F18 F39 a form open in two tabs keeps what is written in one when the other is given up or saved', async () => {
  const [one, other] = await openTabs(OWN);
  const first = await openBasics(one);
  await first.job.fill('灯台守、当直');
  await halfWritten(one, '灯台守、当直');
  const given = await openBasics(other);
  await given.workFor.fill('沖の灯台');
  await halfWritten(one, '沖の灯台');
  expect(await given.job.inputValue()).not.toBe('灯台守、当直');
  await press(other, 'キャンセル');
  await press(other, '変更を捨てる');
  await eventually(async () => (await countDrafts(one)) === 1);
  await halfWritten(one, '灯台守、当直');

  const second = await openBasics(other);
  await second.workFor.fill('岬の灯台');
  await halfWritten(one, '岬の灯台');
  await press(one, '更新する');
  await readDone(one, '更新が完了しました');
  // The page behind the form of the other tab follows.
  await other.getByRole('main').getByText('灯台守、当直').first().waitFor({ state: 'attached' });
  expect(await second.workFor.inputValue()).toBe('岬の灯台');
  await eventually(async () => (await countDrafts(one)) === 1);

  await visit(other, OWN);
  await (await openBasics(other)).restored.waitFor();
  await other.close();
  const later = await one.context().newPage();
  await visit(later, OWN);
  const anew = await openBasics(later);
  await anew.restored.waitFor();
  expect([await anew.job.inputValue(), await anew.workFor.inputValue()]).toEqual(['灯台守、当直', '岬の灯台']);
  await press(later, '更新する');
  await readDone(later, '更新が完了しました');
  expect(await ownAtServer(one)).toMatchObject({ job: '灯台守、当直', workFor: '岬の灯台' });
  await eventually(async () => (await countDrafts(one)) === 0);
});

async function writeArticle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  const form = page.getByRole('dialog', { name: '記事を登録' });
  await form.getByLabel('記事名').fill(name);
  await form.getByLabel('URL').fill(`https://example.jp/${encodeURIComponent(name)}`);
  await form.getByLabel('カテゴリー').selectOption({ label: '仕事の記録' });
  await halfWritten(page, name);
}

test('F18 the form of a new article in two tabs without a network: each registers what was written in it', async () => {
  const tabs = await openTabs(ARTICLES);
  const names = ['一つめのタブの記事', '二つめのタブの記事'];
  for (const [index, tab] of tabs.entries()) await writeArticle(tab, names[index] ?? '');
  const [one, other] = tabs;
  await one.context().setOffline(true);
  await press(one, '登録する');
  await readKept(one);
  await eventually(async () => (await countDrafts(one)) === 1);
  await halfWritten(one, '二つめのタブの記事');
  await press(other, '登録する');
  await readKept(other);
  await one.context().setOffline(false);
  await synced(one);
  for (const name of names) await one.getByRole('main').getByText(name).first().waitFor();
  await eventually(async () => (await countDrafts(one)) === 0);
});

test('F37 F39 a field changed in two tabs keeps what was saved first until its person has chosen', async () => {
  const [one, other] = await openTabs(OWN);
  const [first, second] = [await openBasics(one), await openBasics(other)];
  await first.job.fill('灯台守、朝番');
  await second.job.fill('灯台守、夜番');
  await press(one, '更新する');
  await readDone(one, '更新が完了しました');
  await press(other, '更新する');
  await second.form.getByRole('alert').getByText('画面上の「確認が必要です」から').waitFor();
  expect(await second.job.inputValue()).toBe('灯台守、夜番');
  expect((await ownAtServer(one)).job).toBe('灯台守、朝番');
  await one.locator('header a[href="/sync"]').getByText('要確認 1件').waitFor({ state: 'attached' });
});
