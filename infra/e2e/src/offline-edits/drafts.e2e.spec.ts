import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { signIn } from '../constellation/sign-in.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { askToSignOut, halfWritten, readGoodbye, stored } from '../offline-accounts/person.ts';
import { limitStorage } from '../offline-saved/limit-storage.ts';
import { articleLink } from '../places/article-link.ts';
import { orKept, readDone, readWord } from '../places/completion.ts';
import { visit } from '../places/settled.ts';
import { deviceFolder, kill, startDevice } from './device.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
const RESTORED = '書きかけの内容を復元しました';

async function openBasics(page: Page) {
  await visit(page, OWN);
  await page.getByRole('button', { name: '編集する' }).click();
  const dialog = page.getByRole('dialog', { name: 'プロフィールを編集' });
  return { dialog, job: dialog.getByLabel('肩書き') };
}

const nothingHalfWritten = (page: Page) =>
  eventually(async () => (await stored(page)).every(({ drafts }) => drafts === 0));

test('F18: what was typed when the device died stands in the form again, until it is given up', async () => {
  await using folder = await deviceFolder();
  const first = await startDevice(stars, folder.path);
  const { job } = await openBasics(first.page);
  const shown = await job.inputValue();
  await job.fill('灯台守、見習い');
  await halfWritten(first.page, '灯台守、見習い');
  await kill(first);

  await using second = await startDevice(stars, folder.path, first.session);
  const { page } = second;
  const again = await openBasics(page);
  await again.dialog.getByText(RESTORED).waitFor();
  expect(await again.job.inputValue()).toBe('灯台守、見習い');

  await again.dialog.getByRole('button', { name: '保存済みの内容に戻す' }).click();
  expect(await again.job.inputValue()).toBe(shown);
  await nothingHalfWritten(page);
  await again.dialog.getByRole('button', { name: 'キャンセル' }).click();
  const fresh = await openBasics(page);
  await fresh.job.waitFor();
  expect(await fresh.dialog.getByText(RESTORED).count()).toBe(0);
});

test('F37: what was typed before the device died is an edit of what stood there then', async () => {
  await using folder = await deviceFolder();
  const first = await startDevice(stars, folder.path);
  const before = await openBasics(first.page);
  await before.job.fill('灯台守、当直');
  await halfWritten(first.page, '灯台守、当直');
  await kill(first);

  const desk = await stars.open('general');
  const other = await openBasics(desk);
  await other.job.fill('灯台守、非番');
  await other.dialog.getByRole('button', { name: '更新する' }).click();
  await readDone(desk, '更新が完了しました');

  await using second = await startDevice(stars, folder.path, first.session);
  const { dialog, job } = await openBasics(second.page);
  await dialog.getByText(RESTORED).waitFor();
  expect(await job.inputValue()).toBe('灯台守、当直');
  await dialog.getByRole('button', { name: '更新する' }).click();
  // Both are kept until their person has chosen.
  await second.page.locator('header a[href="/sync"]').getByText('要確認 1件').waitFor({ state: 'attached' });
  await visit(desk, OWN);
  await desk.locator('main').getByText('灯台守、非番').first().waitFor();
});

test('a restored article is registered once, and its draft is gone', async () => {
  await using folder = await deviceFolder();
  const first = await startDevice(stars, folder.path);
  const openForm = async (page: Page) => {
    await visit(page, `${OWN}?tab=articles_blogs`);
    await page.getByRole('button', { name: '記事を追加' }).first().click();
    return page.getByRole('dialog', { name: '記事を登録' });
  };
  const form = await openForm(first.page);
  await form.getByLabel('記事名').fill('灯台の日誌、嵐の夜');
  await form.getByLabel('カテゴリー').selectOption({ label: '仕事の記録' });
  await form.getByLabel('URL').fill('https://example.jp/arashi');
  await halfWritten(first.page, 'https://example.jp/arashi');
  await kill(first);

  await using second = await startDevice(stars, folder.path, first.session);
  const restored = await openForm(second.page);
  await restored.getByText(RESTORED).waitFor();
  expect(await restored.getByLabel('URL').inputValue()).toBe('https://example.jp/arashi');
  await restored.getByRole('button', { name: '登録する' }).click();
  await readWord(second.page, orKept('登録が完了しました'));
  await nothingHalfWritten(second.page);
  expect(await articleLink(second.page, /灯台の日誌、嵐の夜/).count()).toBe(1);
});

test('F15, F23: on a device that is full from the start one edits, and signs out, as ever', async () => {
  const page = await stars.open('anonymous', WITH_WORKER);
  await page.goto('/terms');
  await limitStorage(page, 1);
  await signIn(page, 'general');
  const { dialog, job } = await openBasics(page);
  await job.fill('灯台守、満杯');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readWord(page, orKept('更新が完了しました'));
  await page.getByText('灯台守、満杯').first().waitFor();
  await askToSignOut(page);
  await readGoodbye(page);
});

test('F23: where the browser gives no storage a form works as ever, and keeps nothing', async () => {
  const page = await stars.open('general');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no storage here', 'InvalidStateError');
    };
  });
  const { dialog, job } = await openBasics(page);
  await job.fill('灯台守、代理');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readWord(page, orKept('更新が完了しました'));
  await page.getByText('灯台守、代理').first().waitFor();
  const again = await openBasics(page);
  expect(await again.job.inputValue()).toBe('灯台守、代理');
  expect(await again.dialog.getByText(RESTORED).count()).toBe(0);
});
