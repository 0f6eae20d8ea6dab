import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { playedFeeds } from './constellation/played-feeds.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { KEPT, readDone, readWord } from './places/completion.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const PAGE = OWN_COMPANY;
const FEED = 'https://aoba.example/feed.xml';
const item = (guid: string, title: string) =>
  `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>https://aoba.example/${guid}</link></item>`;
const rss = (...items: readonly string[]) => `<rss version="2.0"><channel>${items.join('')}</channel></rss>`;

/** The feeds of the page, opened from the strip that only its owners and admins see. */
async function openFeeds(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'RSSから登録' }).click();
  return page.getByRole('dialog', { name: 'RSSから登録' });
}

async function register(page: Page, feeds: Locator, rssName: string): Promise<void> {
  await feeds.getByRole('button', { name: 'フィードを登録' }).click();
  const form = page.getByRole('dialog', { name: 'フィードを登録' });
  const submit = { name: '登録', exact: true };
  await form.getByLabel('表示名').fill('開発だより');
  await form.getByLabel('フィード名').fill(rssName);
  await form.getByLabel('カテゴリー').selectOption({ label: 'テックブログ' });
  await form.getByRole('button', { ...submit, disabled: true }).waitFor();
  await form.getByLabel('フィードのURL').fill(FEED);
  await form.getByRole('button', submit).click();
}

test('an owner of a page registers its feed and takes over what it brings, as articles of the company', async () => {
  playedFeeds.set(FEED, rss(item('1', '締め処理を速くした話'), item('2', '勘定科目の名づけ')));
  const page = await stars.open('business');
  await visit(page, PAGE);
  const feeds = await openFeeds(page);
  await register(page, feeds, '開発ブログ');
  await readDone(page, '登録が完了しました');
  await feeds.getByRole('button', { name: '「開発ブログ」のデータを取得' }).click();
  const data = page.getByRole('dialog', { name: '「開発ブログ」のデータを取得' });
  await data.getByText('2件を追加できます。まだ登録されていません。').waitFor();
  await data.getByRole('button', { name: '2件を取り込む' }).click();
  await readWord(page, 'データ送信をリクエストしました');
  await data.getByRole('button', { name: '閉じる' }).last().click();
  await feeds.getByRole('button', { name: '閉じる' }).click();

  const visitor = await stars.open('anonymous');
  await visit(visitor, `${PAGE}?tab=14`);
  await visitor.getByRole('link', { name: '締め処理を速くした話', exact: true }).waitFor();
  await visitor.getByRole('link', { name: '勘定科目の名づけ', exact: true }).waitFor();
});

test('an admin edits it, and its owner removes it with a way back', async () => {
  const admin = await stars.open('admin');
  await visit(admin, PAGE);
  const seen = await openFeeds(admin);
  await seen.getByRole('button', { name: '「開発ブログ」を編集' }).click();
  const form = admin.getByRole('dialog', { name: 'フィードを編集' });
  await form.getByLabel('フィード名').fill('開発だより');
  await form.getByRole('button', { name: '更新', exact: true }).click();
  await readDone(admin, '更新が完了しました');
  await seen.getByText('開発だより').first().waitFor();

  const page = await stars.open('business');
  await visit(page, PAGE);
  const feeds = await openFeeds(page);
  await feeds.getByRole('button', { name: '「開発だより」を削除' }).click();
  const question = page.getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' });
  await question.getByText('取り込んだ記事は残ります。').waitFor();
  await question.getByRole('button', { name: '削除する' }).click();
  const row = feeds.getByRole('button', { name: '「開発だより」を編集' });
  await row.waitFor({ state: 'detached' });
  await feeds.getByRole('button', { name: '元に戻す' }).click();
  await row.waitFor();
  expect(await axeFindingsAbove(page)).toEqual([]);
});

test('offline a feed of the page is registered, and is there when the network is back', async () => {
  const page = await stars.open('business', WITH_WORKER);
  await visitWithWorker(page, PAGE);
  await page.context().setOffline(true);
  const feeds = await openFeeds(page);
  await register(page, feeds, '圏外フィード');
  await readWord(page, KEPT);
  await feeds.getByText('送信待ち').first().waitFor();
  await page.context().setOffline(false);
  await feeds.getByText('送信待ち').first().waitFor({ state: 'detached' });
  await page.reload();
  await (await openFeeds(page)).getByText('圏外フィード').first().waitFor();
});
