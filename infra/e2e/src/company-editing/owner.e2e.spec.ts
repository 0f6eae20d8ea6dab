import { eventually } from '@meikan/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { haveSaved } from '../offline-saved/device.ts';
import { articleLink } from '../places/article-link.ts';
import { readKept, readWord, synced } from '../places/completion.ts';
import { dialogsClosed } from '../places/dialogs-closed.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { testAppPerFile } from '../test-app/per-file.ts';
import { playedFeeds } from '../test-app/played-feeds.ts';
import { WITH_WORKER } from '../test-app/start-test-app.ts';
import { KINDS } from './kinds.ts';
import { holdsAll, save } from './saved-kinds.ts';
import { editButton } from './sections.ts';

const app = testAppPerFile();
const OTHER = '株式会社ネイロラボ';
const NEWS = '圏外からのお知らせ';
const FEED = 'https://aoba.example/feed.xml';
const item = (guid: string, title: string) =>
  `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>https://aoba.example/${guid}</link></item>`;

/** That every kind of field is written as it should be, pwa/src/features/company/edit/kinds.ui.spec.tsx shows. */
const FIELDS = KINDS.filter(({ kind }) => kind === 'several of a catalogue');

/** Turns to a tab of the page that is open, as a link does. */
const turnTo = (page: Page, tab: number) =>
  page.evaluate((to) => history.pushState({}, '', to), `${OWN_COMPANY}?tab=${tab}`);

/** What anybody is answered below the page's address, as text. */
async function toldAll(below: string): Promise<string> {
  const answer = await fetch(new URL(`/api/company/ai-no-ito/${below}`, app.running.url));
  return answer.text();
}

/** Looks for the company while there is a network, and relates it when there is none. */
async function relate(page: Page): Promise<void> {
  await turnTo(page, 9);
  await page.getByRole('button', { name: '関わりのある会社を登録' }).click();
  const dialog = page.getByRole('dialog', { name: '関わりのある会社を登録' });
  // What loses the focus takes its finds away.
  await dialog.locator(':focus').waitFor();
  await dialog.getByRole('combobox', { name: '相手の会社' }).fill(OTHER);
  await page.getByRole('option', { name: OTHER }).first().click();
  await page.context().setOffline(true);
  for (const type of ['資本提携', '同じグループ']) await dialog.getByRole('checkbox', { name: type }).check();
  await dialog.getByRole('button', { name: '登録する' }).click();
  await readKept(page);
  await page.locator('main').getByRole('listitem').filter({ hasText: OTHER }).getByText('資本提携').waitFor();
}

async function publish(page: Page): Promise<void> {
  await turnTo(page, 30);
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  const form = page.getByRole('dialog', { name: '記事を登録' });
  await form.getByLabel('記事名').fill(NEWS);
  await form.getByLabel('URL').fill('https://example.jp/oshirase');
  await form.getByLabel('カテゴリー').selectOption({ label: '受賞・認定' });
  await form.getByRole('button', { name: '登録する' }).click();
  await readKept(page);
  await articleLink(page, NEWS).waitFor();
}

async function editFields(page: Page): Promise<void> {
  for (const kind of FIELDS) {
    await turnTo(page, kind.tab);
    await save(page, kind, 1);
    await readKept(page);
    await editButton(page, kind.section).locator('xpath=..').getByText('送信待ち').waitFor();
  }
}

async function registerFeed(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'RSSから登録' }).click();
  const feeds = page.getByRole('dialog', { name: 'RSSから登録' });
  await feeds.getByRole('button', { name: 'フィードを登録' }).click();
  const form = page.getByRole('dialog', { name: 'フィードを登録' });
  await form.getByLabel('表示名').fill('開発だより');
  await form.getByLabel('フィード名').fill('開発ブログ');
  await form.getByLabel('カテゴリー').selectOption({ label: 'テックブログ' });
  await form.getByLabel('フィードのURL').fill(FEED);
  await form.getByRole('button', { name: '登録', exact: true }).click();
  await readWord(page, 'この端末に保存しました');
  await feeds.getByText('送信待ち').first().waitFor();
  return feeds;
}

/** Looks at what the feed brings, takes it over, and is brought nothing twice. */
async function takeOver(page: Page, feeds: Locator): Promise<void> {
  const open = feeds.getByRole('button', { name: '「開発ブログ」のデータを取得' });
  await open.click();
  const data = page.getByRole('dialog', { name: '「開発ブログ」のデータを取得' });
  await data.getByText('2件を追加できます。まだ登録されていません。').waitFor();
  expect(await data.getByText('リンク先のアドレスは使えません。').count()).toBe(1);
  await data.getByRole('button', { name: '2件を取り込む' }).click();
  await readWord(page, 'データ送信をリクエストしました');
  await data.getByRole('button', { name: '閉じる' }).last().click();
  await open.click();
  await data.getByText('追加できる記事はありません。').waitFor();
  expect(await data.getByText('すでに登録されています。').count()).toBe(2);
}

test('what an owner of a page writes without a network is shown at once, sent later, and told to everybody', async () => {
  const trap = '<item><guid>3</guid><title>罠</title><link>javascript:alert(1)</link></item>';
  const items = [item('1', '締め処理を速くした話'), item('2', '&lt;b&gt;勘定科目&lt;/b&gt;の名づけ'), trap].join('');
  playedFeeds.set(FEED, `<rss version="2.0"><channel>${items}</channel></rss>`);
  const page = await app.open('business', WITH_WORKER);
  await haveSaved(page, OWN_COMPANY);
  await relate(page);
  await publish(page);
  await editFields(page);
  const feeds = await registerFeed(page);

  await page.context().setOffline(false);
  await feeds.getByText('送信待ち').first().waitFor({ state: 'detached' });
  await takeOver(page, feeds);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialogsClosed(page);
  await synced(page);
  await holdsAll(page, FIELDS, 1);
  await eventually(async () => {
    const related: unknown = JSON.parse(await toldAll('service-pagination?type=company-relative'));
    const row = { name: OTHER, relativeType: expect.arrayContaining(['INVESTOR', 'PARTNER']) };
    const articles = await toldAll('article?limit=50');
    expect(related).toMatchObject({ payload: expect.arrayContaining([expect.objectContaining(row)]) });
    for (const name of [NEWS, '締め処理を速くした話', '勘定科目の名づけ']) expect(articles).toContain(name);
    return true;
  });
});
