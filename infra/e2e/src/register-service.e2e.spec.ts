import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { readKept } from './places/completion.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const SERVICES = '/profile/kurosaki-mio?tab=web_service';
/** One that the directory has and that the demo account does not use. */
const OTHER = { name: '髙橋さんの予約帳', website: 'https://takahashi-yoyaku.example/' };

/** Looks for a service, does not find it, and goes on to the form that registers it. */
async function openForm(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'サービスを追加' }).first().click();
  const adding = page.getByRole('dialog', { name: 'サービスを追加' });
  await adding.getByLabel('会社名・サービス名').fill(name);
  await adding.getByText('このサービスはまだ登録されていません。新しく登録できます。').waitFor();
  await adding.getByRole('button', { name: '新しく登録する' }).click();
  return page.getByRole('dialog', { name: 'サービスを登録' });
}

async function register(page: Page, form: Locator, website: string): Promise<void> {
  await form.getByText('開発ツール').click();
  await form.getByLabel('カテゴリー').selectOption({ label: '言語・実行環境（そのほか）' });
  await form.getByLabel('説明').fill('灯台の明かりを数えるための道具です。');
  await form.getByLabel('ホームページ').fill(website);
  await form.getByRole('button', { name: '次へ' }).click();
  await form.getByRole('button', { name: '登録する' }).click();
  await readKept(page);
}

test('without a connection it is kept and goes by itself; one that is there already is decided at the queue', async () => {
  const page = await stars.open('general', WITH_WORKER);
  await visitWithWorker(page, SERVICES);
  const form = await openForm(page, '灯台みまもり');
  await page.context().setOffline(true);
  await register(page, form, 'https://mimamori.example');
  await page.getByText('灯台みまもり').first().waitFor();
  const list = page.getByRole('list', { name: '使っているサービスの一覧' });
  expect(await list.getByRole('link', { name: '灯台みまもり' }).count()).toBe(0);
  await register(page, await openForm(page, OTHER.name), OTHER.website);

  await page.context().setOffline(false);
  await page.getByRole('link', { name: '灯台みまもり' }).first().waitFor();
  await visit(page, '/sync');
  await page.getByRole('button', { name: /登録済みのページを使う/ }).click();
  await page.getByText('送信待ちの変更はありません').waitFor();
  await visit(page, SERVICES);
  await page.getByRole('link', { name: OTHER.name }).first().waitFor();
  await page.getByRole('link', { name: '灯台みまもり' }).first().click();
  await page.getByRole('heading', { level: 1, name: '灯台みまもり' }).waitFor();
});
