import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { articleLink } from '../places/article-link.ts';
import { dialogsClosed } from '../places/dialogs-closed.ts';
import { settled, visit } from '../places/settled.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
const ANOTHER = '/profile/takahashi-kiichi';
const COMPANY = '/companies/kumoi-cloud';

const KEPT = 'この端末に保存しました';

async function readKept(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: KEPT }).getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed(page);
}

async function editJob(page: Page): Promise<void> {
  await visit(page, OWN);
  await page.getByRole('button', { name: '編集する' }).click();
  const dialog = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await dialog.getByLabel('肩書き').fill('灯台守');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readKept(page);
}

async function writeArticle(page: Page): Promise<void> {
  await visit(page, `${OWN}?tab=articles_blogs`);
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  const form = page.getByRole('dialog', { name: '記事を登録' });
  await form.getByLabel('記事名').fill('灯台の日誌、圏外');
  await form.getByLabel('URL').fill('https://example.jp/kengai');
  await form.getByLabel('カテゴリー').selectOption({ label: '仕事の記録' });
  await form.getByRole('button', { name: '登録する' }).click();
  await readKept(page);
}

/** Renames the second article of the list; the first is the one that was just written. */
async function renameArticle(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^「.+」を編集$/ })
    .nth(1)
    .click();
  const form = page.getByRole('dialog', { name: '記事を編集' });
  await form.getByLabel('記事名').fill('改題、灯台より');
  await form.getByRole('button', { name: '更新する' }).click();
  await readKept(page);
}

async function keepAndFollow(page: Page): Promise<void> {
  await visit(page, `${ANOTHER}?tab=articles_blogs`);
  await page
    .getByRole('button', { name: /を保存する$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /を保存から外す$/ }).waitFor();
  await page.getByRole('button', { name: /^フォローする\s*：.+さん$/ }).click();
  await page.getByRole('button', { name: /^フォロー中\s*：.+さん/ }).waitFor();
  await visit(page, COMPANY);
  await page.getByRole('button', { name: 'フォローする' }).click();
  const usages = page.getByRole('group', { name: '使い方を登録' });
  await usages.getByRole('button', { pressed: false }).first().click();
  // It is shown once it is kept; a page that is left before may take it along.
  await usages.getByRole('button', { pressed: true }).waitFor();
}

/** Everything that was wished, as the pages show it. */
async function seeAll(page: Page): Promise<void> {
  await visit(page, OWN);
  await page.getByText('灯台守').first().waitFor();
  await visit(page, `${OWN}?tab=articles_blogs`);
  expect(await articleLink(page, /灯台の日誌、圏外/).count()).toBe(1);
  expect(await articleLink(page, /改題、灯台より/).count()).toBe(1);
  await visit(page, `${OWN}?tab=web_service`);
  await page
    .getByRole('link', { name: /雲居クラウド/ })
    .first()
    .waitFor();
  await visit(page, `${ANOTHER}?tab=articles_blogs`);
  await page
    .getByRole('button', { name: /を保存から外す$/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^フォロー中\s*：.+さん/ }).waitFor();
  await visit(page, COMPANY);
  await page.getByRole('button', { name: 'フォロー中' }).waitFor();
  await page.getByRole('group', { name: '使い方を登録' }).getByRole('button', { pressed: true }).waitFor();
}

/** The types of the events that came after a position, in alphabetical order. */
async function eventsSince(after: Position): Promise<readonly string[]> {
  const events = await stars.constellation.house.log.readAll({ after, limit: 100 });
  return events.map(({ type }) => type.replace(/@\d+$/, '')).sort();
}
type Position = NonNullable<Parameters<typeof stars.constellation.house.log.readAll>[0]['after']>;

/** Deletes the first article of one's list, and answers its name. */
async function removeFirst(page: Page): Promise<string> {
  const pen = page.getByRole('button', { name: /^「.+」を編集$/ }).first();
  const name = ((await pen.getAttribute('aria-label')) ?? '').replace(/^「(.+)」を編集$/, '$1');
  await pen.click();
  await page.getByRole('dialog', { name: '記事を編集' }).getByRole('button', { name: '削除する' }).click();
  await page
    .getByRole('dialog', { name: /^コンテンツを削除します/ })
    .getByRole('button', { name: '削除する' })
    .click();
  await page.getByText(`「${name}」をこの端末で削除しました。`).waitFor();
  await articleLink(page, name).waitFor({ state: 'detached' });
  return name;
}

test('what was deleted with the network off comes back on wish, or is deleted once it is on', async () => {
  const page = await stars.open('general', WITH_WORKER);
  const context = page.context();
  await haveSaved(page, `${OWN}?tab=articles_blogs`);
  const head = await stars.constellation.house.log.head();
  await context.setOffline(true);
  const name = await removeFirst(page);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await articleLink(page, name).waitFor();

  expect(await removeFirst(page)).toBe(name);
  await page.reload();
  await settled(page);
  expect(await articleLink(page, name).count()).toBe(0);
  await context.setOffline(false);
  await eventually(async () => (await eventsSince(head)).length > 0);
  await page.getByText('同期済み').first().waitFor();
  await visit(page, `${OWN}?tab=articles_blogs`);
  expect(await articleLink(page, name).count()).toBe(0);
  expect(await eventsSince(head)).toEqual(['article-removed']);
});

test('a business account speaks for its company', async () => {
  const page = await stars.open('business');
  await visit(page, COMPANY);
  const head = await stars.constellation.house.log.head();
  const adopt = page.getByRole('button', { name: '自社で導入' });
  await adopt.click();
  await page.getByRole('button', { name: '自社で導入', pressed: true }).waitFor();
  await eventually(async () => (await eventsSince(head)).length > 0);
  await page.reload();
  await page.getByRole('button', { name: '自社で導入', pressed: true }).click();
  await eventually(async () => (await eventsSince(head)).length > 1);
  expect(await eventsSince(head)).toEqual(['usage-declared', 'usage-withdrawn']);
});

test('with the network off everything can be edited, is seen, outlives a reload, and arrives once when it is back', async () => {
  const page = await stars.open('general', WITH_WORKER);
  const context = page.context();
  for (const path of [OWN, ANOTHER, COMPANY]) await haveSaved(page, path);
  const head = await stars.constellation.house.log.head();

  await context.setOffline(true);
  await editJob(page);
  await writeArticle(page);
  await renameArticle(page);
  await keepAndFollow(page);
  await page.reload();
  await settled(page);
  await seeAll(page);
  expect(await eventsSince(head)).toEqual([]);

  await context.setOffline(false);
  await eventually(async () => (await eventsSince(head)).length >= 7);
  await page.getByText('同期済み').first().waitFor();
  await seeAll(page);
  expect(await eventsSince(head)).toEqual([
    'article-bookmarked',
    'article-edited',
    'article-registered',
    'follow-started',
    'follow-started',
    'profile-basics-changed',
    'usage-declared',
  ]);
});
