import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { visitWithWorker } from '../offline-shell/phone.ts';
import { articleLink } from '../places/article-link.ts';
import { dialogsClosed } from '../places/dialogs-closed.ts';
import { visit } from '../places/settled.ts';

const stars = constellationPerFile();
const ARTICLES = '/profile/kurosaki-mio?tab=articles_blogs';
const PHONE = { ...WITH_WORKER, viewport: { width: 360, height: 780 } };

const chip = (page: Page) => page.locator('header a[href="/sync"]');

/** Reads the word that it is done, and goes back. */
async function readCompletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed(page);
}

async function write(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  const form = page.getByRole('dialog', { name: '記事を登録' });
  await form.getByLabel('記事名').fill(name);
  await form.getByLabel('URL').fill('https://example.jp/todai');
  await form.getByLabel('カテゴリー').selectOption({ label: '仕事の記録' });
  await form.getByRole('button', { name: '登録する' }).click();
  await readCompletion(page);
  await chip(page).getByText('同期済み').first().waitFor();
}

async function rename(page: Page, name: string, next: string): Promise<void> {
  await page.getByRole('button', { name: `「${name}」を編集` }).click();
  const form = page.getByRole('dialog', { name: '記事を編集' });
  await form.getByLabel('記事名').fill(next);
  await form.getByRole('button', { name: '更新する' }).click();
  await readCompletion(page);
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `「${name}」を編集` }).click();
  await page.getByRole('dialog', { name: '記事を編集' }).getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' });
  await question.getByRole('button', { name: '削除する' }).click();
  await question.waitFor({ state: 'detached' });
}

/** An article that a phone and a desk both have before them; the phone goes offline then. */
async function seenByBoth(name: string): Promise<{ readonly phone: Page; readonly desk: Page }> {
  const desk = await stars.open('general');
  await visit(desk, ARTICLES);
  await write(desk, name);
  const phone = await stars.open('general', PHONE);
  await visitWithWorker(phone, ARTICLES);
  await phone.getByRole('button', { name: `「${name}」を編集` }).waitFor();
  await phone.context().setOffline(true);
  return { phone, desk };
}

test('F38: a removal that meets an edit asks, and what was removed can stay', async () => {
  const { phone, desk } = await seenByBoth('灯台の日誌');
  await remove(phone, '灯台の日誌');
  await chip(phone).getByText('オフライン 1件').waitFor();
  await rename(desk, '灯台の日誌', '灯台の日誌、七日目');
  await chip(desk).getByText('同期済み').first().waitFor();

  await phone.context().setOffline(false);
  await chip(phone).getByText('要確認 1件').waitFor();
  await chip(phone).click();
  await phone.getByRole('button', { name: /内容をくらべて決める/ }).click();
  const dialog = phone.getByRole('dialog', { name: '削除しようとしたものが変更されています' });
  await dialog.getByText('灯台の日誌、七日目').first().waitFor();
  await dialog.getByRole('button', { name: '残す' }).click();
  await chip(phone).getByText('同期済み').first().waitFor();
  await visit(desk, ARTICLES);
  await articleLink(desk, /灯台の日誌、七日目/).waitFor();
});

test('F38: an edit of what was removed meanwhile does not bring it back, and is not lost', async () => {
  const { phone, desk } = await seenByBoth('霧笛の手入れ');
  await rename(phone, '霧笛の手入れ', '霧笛の手入れ、はじめから');
  await remove(desk, '霧笛の手入れ');
  await readCompletion(desk);
  await chip(desk).getByText('同期済み').first().waitFor();

  await phone.context().setOffline(false);
  await chip(phone).getByText('要確認 1件').waitFor();
  await chip(phone).click();
  await phone.getByText('変更しようとしたものは、すでに削除されています。').waitFor();
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: /ファイルに書き出す/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^meikan-draft-/);
  await phone.getByRole('button', { name: /^破棄/ }).click();
  await phone.getByRole('button', { name: '破棄する' }).click();
  await chip(phone).getByText('同期済み').first().waitFor();
  await visit(desk, ARTICLES);
  expect(await desk.getByText('霧笛の手入れ').count()).toBe(0);
});
