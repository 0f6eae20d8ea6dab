import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { dialogsClosed } from '../places/dialogs-closed.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { visit } from '../places/settled.ts';
import { editButton } from './sections.ts';

const stars = constellationPerFile();
const chip = (page: Page) => page.locator('header a[href="/sync"]');

/** Two devices of a page's owner, neither of which has a network. */
async function twoDevices(): Promise<readonly [Page, Page]> {
  const [phone, desk] = [
    await stars.open('business', { viewport: { width: 360, height: 780 } }),
    await stars.open('business'),
  ];
  for (const page of [phone, desk]) {
    await haveSaved(page, OWN_COMPANY);
    await page.context().setOffline(true);
  }
  return [phone, desk];
}

async function change(page: Page, section: string, text: string): Promise<void> {
  await editButton(page, section).click();
  const dialog = page.getByRole('dialog', { name: `${section}を編集` });
  await dialog.getByRole('textbox').first().fill(text);
  await dialog.getByRole('button', { name: '更新する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed(page);
}

const online = (page: Page) => page.context().setOffline(false);

test('two devices that change different fields without a network: both are kept', async () => {
  const [phone, desk] = await twoDevices();
  await change(phone, 'ここで働く理由', '納屋の窓から川が見える。');
  await change(desk, '代表者', '板東 藍');
  for (const page of [phone, desk]) {
    await online(page);
    await chip(page).getByText('同期済み').first().waitFor();
  }
  for (const page of [phone, desk]) {
    await visit(page, OWN_COMPANY);
    await page.getByText('納屋の窓から川が見える。').waitFor();
    await page.getByText('板東 藍').waitFor();
  }
});

test('two devices that change the same field: both are shown, and one choice ends it', async () => {
  const [phone, desk] = await twoDevices();
  await change(phone, 'ここで働く理由', '朝は静か。');
  await change(desk, 'ここで働く理由', '夜も静か。');
  await online(desk);
  await chip(desk).getByText('同期済み').first().waitFor();
  await online(phone);
  await chip(phone).getByText('要確認 1件').waitFor();
  await editButton(phone, 'ここで働く理由').locator('xpath=..').getByText('要確認').waitFor();
  await chip(phone).click();
  await phone.getByRole('button', { name: /内容をくらべて決める/ }).click();
  const dialog = phone.getByRole('dialog', { name: '食い違いを決める' });
  await dialog.getByText('朝は静か。').first().waitFor();
  await dialog.getByText('夜も静か。').first().waitFor();
  await dialog.getByRole('radio', { name: '自分の内容を残す' }).check();
  await dialog.getByRole('button', { name: 'この内容に決める' }).click();
  await chip(phone).getByText('同期済み').first().waitFor();
  for (const page of [phone, desk]) {
    await visit(page, OWN_COMPANY);
    await page.getByText('朝は静か。').waitFor();
  }
});
