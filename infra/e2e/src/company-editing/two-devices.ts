import { DEMO_ACCOUNTS } from '@meikan/local';
import type { Page } from 'playwright-core';
import { haveWorker } from '../offline-shell/phone.ts';
import { readKept, synced } from '../places/completion.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { settled, visit } from '../places/settled.ts';
import type { TestAppOfFile } from '../test-app/per-file.ts';
import { WITH_WORKER } from '../test-app/start-test-app.ts';
import { accept, invite } from './inviting.ts';
import { editButton } from './sections.ts';

const PHONE = { ...WITH_WORKER, viewport: { width: 360, height: 780 } };
const REASONS = 'ここで働く理由';
const MINE = '窓が広い。';
const THEIRS = '庭がある。';
const ALIAS = '納屋の藍';
const HEAD = '板東 藍';
const chip = (page: Page) => page.locator('header a[href="/sync"]');

/** The phone of the same owner, or of another one, beside the desk of the first. */
export type Second = 'business' | 'general';

/**
 * Two devices of people who may edit a page change it without a network, each another field and both the same one: that one alone
 * is to be decided, on the device that comes later, and both devices then show all of it.
 */
export async function changeOnTwoDevices(app: TestAppOfFile, second: Second): Promise<void> {
  const [phone, desk] = [await app.open(second, PHONE), await app.open('business', WITH_WORKER)];
  await desk.goto(OWN_COMPANY);
  if (second === 'general') await accept(phone, await invite(desk, DEMO_ACCOUNTS.general.email));
  else await phone.goto(OWN_COMPANY);
  for (const page of [phone, desk]) {
    await haveWorker(page);
    await settled(page);
    await page.context().setOffline(true);
  }
  await change(phone, REASONS, MINE);
  await change(phone, '事業概要', ALIAS);
  await change(desk, REASONS, THEIRS);
  await change(desk, '代表者', HEAD);
  await desk.context().setOffline(false);
  await synced(desk);
  await phone.context().setOffline(false);
  await keepMine(phone);
  for (const page of [phone, desk]) {
    await visit(page, OWN_COMPANY);
    for (const text of [MINE, ALIAS, HEAD]) await page.getByText(text).first().waitFor();
  }
}

async function change(page: Page, section: string, text: string): Promise<void> {
  await editButton(page, section).click();
  const dialog = page.getByRole('dialog', { name: `${section}を編集` });
  await dialog.getByRole('textbox').first().fill(text);
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readKept(page);
}

async function keepMine(phone: Page): Promise<void> {
  await chip(phone).getByText('要確認 1件').waitFor();
  await editButton(phone, REASONS).locator('xpath=..').getByText('要確認').waitFor();
  await chip(phone).click();
  await phone.getByRole('button', { name: /内容をくらべて決める/ }).click();
  const dialog = phone.getByRole('dialog', { name: '食い違いを決める' });
  for (const text of [MINE, THEIRS]) await dialog.getByText(text).first().waitFor();
  await dialog.getByRole('radio', { name: '自分の内容を残す' }).check();
  await dialog.getByRole('button', { name: 'この内容に決める' }).click();
  await synced(phone);
}
