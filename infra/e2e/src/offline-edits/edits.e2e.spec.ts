import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { haveSaved, saveThisPage } from '../offline-saved/device.ts';
import { PNG } from '../pictures/choose-picture.ts';
import { articleLink } from '../places/article-link.ts';
import { readKept, synced } from '../places/completion.ts';
import { settled, visit } from '../places/settled.ts';
import { testAppPerFile } from '../test-app/per-file.ts';
import { WITH_WORKER } from '../test-app/start-test-app.ts';
import { ownAtServer, UPLOADED } from './own-at-server.ts';

const app = testAppPerFile();
const OWN = '/profile/kurosaki-mio';
const ARTICLES = `${OWN}?tab=articles_blogs`;
const ANOTHER = '/profile/takahashi-kiichi';
const COMPANY = '/companies/kumoi-cloud';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const shownAvatar = (page: Page) => page.locator('.who img').first().getAttribute('src');

/** Goes to another page of the app as a link does, without loading the app anew. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.waitForFunction((to) => document.querySelector('main')?.isConnected && location.href.endsWith(to), path);
  await settled(page);
}

/** What the system does with a picture that another app shares with the installed one. */
const share = (page: Page): Promise<void> =>
  page.evaluate(
    (bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(bytes)], 'a.png', { type: 'image/png' }));
      const form = Object.assign(document.createElement('form'), { action: '/share', method: 'POST' });
      form.enctype = 'multipart/form-data';
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'pictures' });
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [...PNG],
  );

async function editJob(page: Page): Promise<void> {
  await go(page, OWN);
  await button(page, '編集する').click();
  const dialog = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await dialog.getByLabel('肩書き').fill('灯台守');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readKept(page);
}

async function writeArticle(page: Page): Promise<void> {
  await go(page, ARTICLES);
  await button(page, '記事を追加').click();
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

const usages = (page: Page) => page.getByRole('group', { name: '使い方を登録' });

async function keepAndFollow(page: Page): Promise<void> {
  await go(page, `${ANOTHER}?tab=articles_blogs`);
  await button(page, /を保存する$/).click();
  await button(page, /を保存から外す$/).waitFor();
  await button(page, /^フォローする\s*：.+さん$/).click();
  await button(page, /^フォロー中\s*：.+さん/).waitFor();
  await go(page, COMPANY);
  await button(page, 'フォローする').click();
  await usages(page).getByRole('button', { pressed: false }).first().click();
  // It is shown once it is kept; a page that is left before may take it along.
  await usages(page).getByRole('button', { pressed: true }).waitFor();
}

/** A picture of another app becomes the own one when one says so. */
async function takeShared(page: Page): Promise<void> {
  await share(page);
  await page.getByRole('img', { name: '受け取った画像' }).waitFor();
  await button(page, 'アイコンにする').click();
  await eventually(async () => (await shownAvatar(page))?.startsWith('blob:') === true);
}

/** Everything that was edited, as the pages show it. */
async function seeAll(page: Page): Promise<void> {
  await go(page, ANOTHER);
  await button(page, /^フォロー中\s*：.+さん/).waitFor();
  await go(page, `${ANOTHER}?tab=articles_blogs`);
  await button(page, /を保存から外す$/).waitFor();
  await go(page, COMPANY);
  await usages(page).getByRole('button', { pressed: true }).waitFor();
  await button(page, 'フォロー中').waitFor();
  await go(page, `${OWN}?tab=web_service`);
  await page
    .getByRole('link', { name: /雲居クラウド/ })
    .first()
    .waitFor();
  await page.getByText('灯台守').first().waitFor();
  await go(page, ARTICLES);
  await articleLink(page, /改題、灯台より/).waitFor();
  expect(await articleLink(page, /灯台の日誌、圏外/).count()).toBe(1);
  expect(await articleLink(page, /改題、灯台より/).count()).toBe(1);
}

/** The types of the events that came after a position, in alphabetical order. */
async function eventsSince(after: Position): Promise<readonly string[]> {
  const events = await app.running.application.log.readAll({ after, limit: 100 });
  return events.map(({ type }) => type.replace(/@\d+$/, '')).sort();
}
type Position = NonNullable<Parameters<typeof app.running.application.log.readAll>[0]['after']>;

test('edits made without a network are shown at once, outlive a reload, and arrive once when it is back', async () => {
  const page = await app.open('general', WITH_WORKER);
  await haveSaved(page, ANOTHER);
  for (const path of [COMPANY, OWN]) {
    await go(page, path);
    await saveThisPage(page);
  }
  const head = await app.running.application.log.head();
  await page.context().setOffline(true);
  await takeShared(page);
  await editJob(page);
  await writeArticle(page);
  await renameArticle(page);
  await keepAndFollow(page);
  await page.reload();
  await settled(page);
  await seeAll(page);
  expect(await shownAvatar(page)).toMatch(/^blob:/);
  expect(await eventsSince(head)).toEqual([]);

  await page.context().setOffline(false);
  await synced(page);
  await eventually(async () => UPLOADED.test((await ownAtServer(page)).avatar ?? ''));
  await page.reload();
  await settled(page);
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

const list = z.object({ payload: z.array(z.object({ articleName: z.string() })) });

/** The names in the list of the demo person's articles, as everybody is told them. */
async function listedArticles(page: Page): Promise<readonly string[]> {
  const asked = 'page=1&limit=5&mainCategory=private_blog';
  const answer = await page.request.get(`/api/users/kurosaki-mio/articles?${asked}`);
  return list.parse(await answer.json()).payload.map(({ articleName }) => articleName);
}

test('an article that was deleted, also for everybody else, comes back as and where it was', async () => {
  const page = await app.open('general');
  await visit(page, ARTICLES);
  const before = await listedArticles(page);
  await page
    .getByRole('button', { name: /^「.+」を編集$/ })
    .nth(1)
    .click();
  await page.getByRole('dialog', { name: '記事を編集' }).getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('dialog', { name: /^コンテンツを削除します/ });
  await question.getByRole('button', { name: '削除する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  const undo = page.getByRole('status').getByRole('button', { name: '元に戻す' });
  await undo.hover();
  await eventually(async () => (await listedArticles(page)).length === before.length - 1);
  await undo.click();
  await eventually(async () => (await listedArticles(page)).length === before.length);
  expect(await listedArticles(page)).toEqual(before);
});
