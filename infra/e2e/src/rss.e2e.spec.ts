import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { playedFeeds } from './constellation/played-feeds.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { KEPT, readDone, readWord } from './places/completion.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
const FEED = 'https://todai.example/feed.xml';
const item = (guid: string, title: string, link = `https://todai.example/${guid}`) =>
  `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>${link}</link><pubDate>2 Nov 2026</pubDate></item>`;
const rss = (...items: readonly string[]) => `<rss version="2.0"><channel>${items.join('')}</channel></rss>`;

/** The owner's feeds, opened from the bar that only they see. */
async function openFeeds(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'RSSから登録' }).first().click();
  return page.getByRole('dialog', { name: 'RSSから登録' });
}

async function register(page: Page, feeds: Locator, rssName: string): Promise<void> {
  await feeds.getByRole('button', { name: 'フィードを登録' }).click();
  const form = page.getByRole('dialog', { name: 'フィードを登録' });
  const submit = { name: '登録', exact: true };
  await form.getByLabel('表示名').fill('灯台の日誌');
  await form.getByLabel('フィード名').fill(rssName);
  await form.getByLabel('カテゴリー').selectOption({ label: '仕事の記録' });
  await form.getByRole('button', { ...submit, disabled: true }).waitFor();
  await form.getByLabel('フィードのURL').fill(FEED);
  await form.getByRole('button', submit).click();
}

test('an owner registers a feed, looks at what it brings, takes it over, and nothing twice', async () => {
  playedFeeds.set(
    FEED,
    rss(
      item('1', '灯台の油を替えた'),
      item('2', '&lt;b&gt;霧笛&lt;/b&gt;の手入れ'),
      item('3', '罠', 'javascript:alert(1)'),
    ),
  );
  const page = await stars.open('general');
  await visit(page, OWN);
  const feeds = await openFeeds(page);
  await register(page, feeds, '灯台ブログ');
  await readDone(page, '登録が完了しました');

  await feeds.getByRole('button', { name: '「灯台ブログ」のデータを取得' }).click();
  const data = page.getByRole('dialog', { name: '「灯台ブログ」のデータを取得' });
  await data.getByText('2件を追加できます。まだ登録されていません。').waitFor();
  expect(await data.getByText('リンク先のアドレスは使えません。').count()).toBe(1);
  expect(await data.getByRole('link').count()).toBe(0);
  expect(await axeFindingsAbove(page)).toEqual([]);
  await data.getByRole('button', { name: '2件を取り込む' }).click();
  await readWord(page, 'データ送信をリクエストしました');
  await data.getByRole('status').filter({ hasText: '2件を追加しました。' }).waitFor();
  await data.getByRole('button', { name: '閉じる' }).last().click();

  await feeds.getByRole('button', { name: '「灯台ブログ」のデータを取得' }).click();
  await data.getByText('追加できる記事はありません。').waitFor();
  expect(await data.getByText('すでに登録されています。').count()).toBe(2);
  await data.getByRole('button', { name: '閉じる' }).last().click();
  await feeds.getByRole('button', { name: '閉じる' }).click();
  await visit(page, `${OWN}?tab=articles_blogs`);
  await page.getByRole('link', { name: /^灯台の油を替えた/ }).waitFor();
  await page.getByRole('link', { name: /^霧笛の手入れ/ }).waitFor();
});

test('says in words why a feed cannot be read, and lets it be mended', async () => {
  playedFeeds.set(FEED, '<html><body>404</body></html>');
  const page = await stars.open('general');
  await visit(page, `${OWN}?tab=articles_blogs`);
  const feeds = await openFeeds(page);
  await feeds.getByRole('button', { name: '「灯台ブログ」のデータを取得' }).click();
  const data = page.getByRole('dialog', { name: '「灯台ブログ」のデータを取得' });
  await data.getByRole('alert').filter({ hasText: 'フィードのURLを確認してください。' }).waitFor();
  playedFeeds.set(FEED, rss(item('9', '九日目')));
  await data.getByRole('button', { name: 'もう一度取得' }).click();
  await data.getByText('1件を追加できます。まだ登録されていません。').waitFor();
  await data.getByRole('button', { name: '閉じる' }).last().click();

  await feeds.getByRole('button', { name: '「灯台ブログ」を編集' }).click();
  const form = page.getByRole('dialog', { name: 'フィードを編集' });
  await form.getByLabel('フィード名').fill('');
  const submit = { name: '更新', exact: true };
  await form.getByRole('button', { ...submit, disabled: true }).waitFor();
  await form.getByLabel('フィード名').fill('灯台だより');
  await form.getByRole('button', submit).click();
  await readDone(page, '更新が完了しました');
  await feeds.getByText('灯台だより').first().waitFor();
});

test('offline a feed is registered, and removed with a way back; only getting data needs the network', async () => {
  const page = await stars.open('general', WITH_WORKER);
  await visitWithWorker(page, OWN);
  await page.context().setOffline(true);
  const feeds = await openFeeds(page);
  await register(page, feeds, '圏外フィード');
  await readWord(page, KEPT);
  await feeds.getByText('圏外フィード').first().waitFor();
  await feeds.getByRole('button', { name: '「圏外フィード」のデータを取得' }).click();
  await page.getByText('この設定はまだサーバーに届いていません。').waitFor();
  await page.getByRole('button', { name: '閉じる' }).last().click();
  await feeds.getByRole('button', { name: '「灯台だより」のデータを取得' }).click();
  await page.getByText('データの取得には、インターネット接続が必要です。').waitFor();
  await page.getByRole('button', { name: '閉じる' }).last().click();

  await feeds.getByRole('button', { name: '「灯台だより」を削除' }).click();
  await page
    .getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' })
    .getByRole('button', { name: '削除する' })
    .click();
  const row = feeds.getByRole('button', { name: '「灯台だより」を編集' });
  await row.waitFor({ state: 'detached' });
  const undo = feeds.getByRole('button', { name: '元に戻す' });
  await undo.and(page.locator(':focus')).waitFor();
  await undo.click();
  await row.waitFor();
  await page.context().setOffline(false);
  await feeds.getByText('送信待ち').first().waitFor({ state: 'detached' });
  await page.reload();
  const again = await openFeeds(page);
  await again.getByText('圏外フィード').first().waitFor();
  await again.getByText('灯台だより').first().waitFor();
});
