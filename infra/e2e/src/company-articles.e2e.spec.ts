import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { telling } from './api/house/tell.ts';
import { writeDirectory } from './api/house/write-directory.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { haveSaved } from './offline-saved/device.ts';
import { articleLink } from './places/article-link.ts';
import { readCompletion, readKept, synced } from './places/completion.ts';
import { dialogsClosed } from './places/dialogs-closed.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const PRESS = `${OWN_COMPANY}?tab=30`;
const ALL = `${OWN_COMPANY}?tab=11`;
/** Pages that are about the page and not about the phone fetch no shell. */
const desk = (role: 'anonymous' | 'business' | 'general') => stars.open(role, { serviceWorkers: 'block' });

async function openForm(page: Page) {
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  return page.getByRole('dialog', { name: '記事を登録' });
}

async function write(page: Page, name: string): Promise<void> {
  const form = await openForm(page);
  await form.getByLabel('記事名').fill(name);
  await form.getByLabel('URL').fill('https://example.jp/oshirase');
  await form.getByLabel('カテゴリー').selectOption({ label: '受賞・認定' });
  await form.getByRole('button', { name: '登録する' }).click();
}

test('an article of a company has a name, an address, today’s date that can be cleared, and a category in groups', async () => {
  const page = await desk('business');
  await visit(page, ALL);
  const form = await openForm(page);
  await form.getByLabel('記事名').waitFor();
  const today = await page.evaluate(() => new Date().toLocaleDateString('ja-JP', { dateStyle: 'medium' }));
  const date = form.getByLabel('掲載日');
  expect(await date.inputValue()).toBe(today);
  expect(today).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
  await form.getByRole('button', { name: '日付を消す' }).click();
  expect(await date.inputValue()).toBe('');
  const groups = await form
    .getByLabel('カテゴリー')
    .locator('optgroup')
    .evaluateAll((all) => all.map((one) => one.getAttribute('label')));
  expect(groups).toEqual(
    expect.arrayContaining(['記事', '求人', 'スライド', 'ポッドキャスト', 'イベント', 'プレスリリース']),
  );
  expect(groups).not.toContain('個人ブログ');
  expect(await axeFindingsAbove(page)).toEqual([]);
  await form.getByRole('button', { name: '登録する' }).click();
  await form
    .getByText(/記事名.*入力/)
    .first()
    .waitFor();
  await form
    .getByText(/URL.*入力/)
    .first()
    .waitFor();
});

test('an owner registers, changes and deletes an article on the tab where it stands', async () => {
  const page = await desk('business');
  await visit(page, PRESS);
  await write(page, '藍染めの賞をいただきました');
  await readCompletion(page, '登録が完了しました');
  await articleLink(page, '藍染めの賞をいただきました').waitFor();

  const visitor = await desk('anonymous');
  await visit(visitor, PRESS);
  await articleLink(visitor, '藍染めの賞をいただきました').waitFor();
  expect(await visitor.getByRole('button', { name: '記事を追加' }).count()).toBe(0);
  expect(await visitor.getByRole('button', { name: /を編集$/ }).count()).toBe(0);

  await page.getByRole('button', { name: '「藍染めの賞をいただきました」を編集' }).click();
  const form = page.getByRole('dialog', { name: '記事を編集' });
  await form.getByLabel('記事名').fill('藍染めの賞を、二つ');
  await form.getByRole('button', { name: '更新する' }).click();
  await readCompletion(page, '更新が完了しました');
  await page.getByRole('button', { name: '「藍染めの賞を、二つ」を編集' }).click();
  await form.getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' });
  await question.getByRole('button', { name: '削除する' }).click();
  await readCompletion(page, '削除が完了しました');
  await articleLink(page, '藍染めの賞を、二つ').waitFor({ state: 'detached' });
});

test('whoever deletes the only article of the last page sees the page before it', async () => {
  const { house } = stars.constellation;
  const write = writeDirectory(telling(house.handler));
  const owner = { kind: 'company', id: OWN_COMPANY.replace('/companies/', '') } as const;
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const facts = { category: 'movie_how_to', name: `染めかた${n}`, postedDate: `2026-10-0${n}` };
    await write.article(`movie-${n}`, owner, facts);
  }
  await house.projections.caughtUp();
  const page = await desk('business');
  await visit(page, `${OWN_COMPANY}?tab=12`);
  const foot = page.getByRole('navigation', { name: 'ページの切りかえ' });
  await foot.getByRole('button', { name: '次のページ' }).click();
  await foot.getByText('全 6 件中 6-6 件').waitFor();
  await page.getByRole('button', { name: '「染めかた1」を編集' }).click();
  await page.getByRole('dialog', { name: '記事を編集' }).getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' });
  await question.getByRole('button', { name: '削除する' }).click();
  await readCompletion(page, '削除が完了しました');
  await articleLink(page, '染めかた2').waitFor();
  expect(await page.locator('.tab-b .list > li').count()).toBe(5);
});

test('what was begun in the form is given up after a question, which can be left', async () => {
  const page = await desk('business');
  await visit(page, PRESS);
  const form = await openForm(page);
  await form.getByLabel('記事名').fill('書きかけ');
  await form.getByRole('button', { name: 'キャンセル' }).click();
  const question = page.getByRole('dialog', { name: '保存していない変更があります' });
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await form.getByLabel('記事名').inputValue()).toBe('書きかけ');
  await form.getByRole('button', { name: 'キャンセル' }).click();
  await question.getByRole('button', { name: '変更を捨てる' }).click();
  await dialogsClosed(page);
});

test('without a network an article stands on its tab at once, and is sent later', async () => {
  const page = await stars.open('business', { viewport: { width: 360, height: 780 } });
  await haveSaved(page, PRESS);
  await page.context().setOffline(true);
  await write(page, '圏外からのお知らせ');
  await readKept(page);
  await articleLink(page, '圏外からのお知らせ').waitFor();
  await page.context().setOffline(false);
  await synced(page);
  const visitor = await desk('anonymous');
  await visit(visitor, PRESS);
  await articleLink(visitor, '圏外からのお知らせ').waitFor();
});

/** Tabs of content that the demo leaves empty: videos, podcasts, white papers, reports of events. */
const EMPTY_TABS = [12, 23, 25, 26];

test('without a network its owner begins tabs that were empty when the page was saved', async () => {
  const page = await stars.open('business');
  await haveSaved(page, OWN_COMPANY);
  await page.context().setOffline(true);
  for (const tab of EMPTY_TABS) {
    await visit(page, `${OWN_COMPANY}?tab=${tab}`);
    await (await openForm(page)).getByLabel('記事名').waitFor();
    await page.keyboard.press('Escape');
    await dialogsClosed(page);
  }
});
