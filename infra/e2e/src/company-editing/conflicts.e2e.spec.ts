import { DEMO_ACCOUNTS } from '@meikan/local';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { dialogsClosed } from '../places/dialogs-closed.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { visit } from '../places/settled.ts';
import { accept, invite } from './inviting.ts';
import { editButton } from './sections.ts';

const stars = constellationPerFile();
const chip = (page: Page) => page.locator('header a[href="/sync"]');

const PHONE = { viewport: { width: 360, height: 780 } };

/** Two devices of people who may edit the page, neither of which has a network. */
async function twoDevices(second: 'business' | 'general'): Promise<readonly [Page, Page]> {
  const [phone, desk] = [await stars.open(second, PHONE), await stars.open('business')];
  if (second === 'general' && !joined) {
    await accept(phone, await invite(desk, DEMO_ACCOUNTS.general.email));
    joined = true;
  }
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

/** Whether the second owner has accepted: every test of this file meets the same company. */
let joined = false;

const WHOSE = [
  ['two devices of one owner', 'business', ['朝は静か。', '夜も静か。']],
  ['two owners on a device each', 'general', ['窓が広い。', '庭がある。']],
] as const;

const online = (page: Page) => page.context().setOffline(false);

test.each(WHOSE)('%s that change different fields without a network: both are kept', async (_whose, second) => {
  const [phone, desk] = await twoDevices(second);
  await change(phone, 'ここで働く理由', `納屋の窓から川が見える。${second}`);
  await change(desk, '代表者', `板東 藍 ${second}`);
  for (const page of [phone, desk]) {
    await online(page);
    await chip(page).getByText('同期済み').first().waitFor();
  }
  for (const page of [phone, desk]) {
    await visit(page, OWN_COMPANY);
    await page.getByText(`納屋の窓から川が見える。${second}`).waitFor();
    await page.getByText(`板東 藍 ${second}`).waitFor();
  }
});

test.each(WHOSE)(
  '%s that change the same field: both are shown, and one choice ends it',
  async (_whose, second, [mine, theirs]) => {
    const [phone, desk] = await twoDevices(second);
    await change(phone, 'ここで働く理由', mine);
    await change(desk, 'ここで働く理由', theirs);
    await online(desk);
    await chip(desk).getByText('同期済み').first().waitFor();
    await online(phone);
    await chip(phone).getByText('要確認 1件').waitFor();
    await editButton(phone, 'ここで働く理由').locator('xpath=..').getByText('要確認').waitFor();
    await chip(phone).click();
    await phone.getByRole('button', { name: /内容をくらべて決める/ }).click();
    const dialog = phone.getByRole('dialog', { name: '食い違いを決める' });
    await dialog.getByText(mine).first().waitFor();
    await dialog.getByText(theirs).first().waitFor();
    await dialog.getByRole('radio', { name: '自分の内容を残す' }).check();
    await dialog.getByRole('button', { name: 'この内容に決める' }).click();
    await chip(phone).getByText('同期済み').first().waitFor();
    for (const page of [phone, desk]) {
      await visit(page, OWN_COMPANY);
      await page.getByText(mine).waitFor();
    }
  },
);
