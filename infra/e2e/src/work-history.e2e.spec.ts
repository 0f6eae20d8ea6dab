import { eventually } from '@meikan/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { deviceFolder, startDevice } from './offline-edits/device.ts';
import { haveSaved } from './offline-saved/device.ts';
import { readCompletion, readKept, synced } from './places/completion.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
const COMPANIES = `${OWN}?tab=belonging_company`;
const NORTH = { path: '/companies/kitakaze-cold', name: '株式会社北風コールド' };
const WINDOWS = { path: '/companies/mado-to-kaze', name: 'まどとかぜ設計株式会社' };

/** A new row at the end of the work history. */
async function newRow(page: Page): Promise<{ readonly dialog: Locator; readonly company: Locator }> {
  await visit(page, OWN);
  await page.getByRole('button', { name: '職歴を編集', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '職歴を編集' });
  await dialog.getByRole('button', { name: '職歴を追加' }).click();
  const row = dialog.getByRole('group', { name: /^職歴 \d+$/ }).last();
  await row.getByLabel('役割').fill('倉庫番');
  return { dialog, company: row.getByRole('combobox', { name: '会社名' }) };
}

const finds = (dialog: Locator) => dialog.getByRole('listbox', { name: '見つかった会社' });

const save = (dialog: Locator) => dialog.getByRole('button', { name: '更新する' }).click();

test('a company picked by keys for the work history is among the companies of the profile once its person has joined', async () => {
  const page = await stars.open('general');
  await visit(page, COMPANIES);
  expect(await page.getByRole('link', { name: NORTH.name }).count()).toBe(0);
  const { dialog, company } = await newRow(page);
  await company.fill('北風');
  await finds(dialog).getByRole('option', { name: NORTH.name }).waitFor();
  expect(await axeFindingsAbove(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await company.inputValue()).toBe(NORTH.name);
  expect(await company.evaluate((input) => input.matches(':read-only'))).toBe(true);
  await dialog.getByText('名鑑の会社です。').last().waitFor();
  expect(await axeFindingsAbove(page)).toEqual([]);
  await save(dialog);
  await readCompletion(page, '更新が完了しました');
  await page.locator('main').getByRole('link', { name: NORTH.name }).waitFor();
  await eventually(async () => {
    await visit(page, COMPANIES);
    return (await page.getByRole('link', { name: NORTH.name }).count()) > 0;
  });
});

test('the link is taken off and the name stays; any other name is taken as written', async () => {
  const page = await stars.open('general');
  const { dialog, company } = await newRow(page);
  await company.fill('まどとかぜ');
  await finds(dialog).getByRole('option', { name: WINDOWS.name }).click();
  await dialog.getByRole('button', { name: 'リンクを外す' }).last().click();
  expect(await company.inputValue()).toBe(WINDOWS.name);
  expect(await company.evaluate((input) => input === document.activeElement)).toBe(true);
  await company.fill('喫茶 灯台のふもと');
  await dialog.getByText('名鑑にない会社です。').waitFor();
  expect(await finds(dialog).count()).toBe(0);
  await save(dialog);
  await readCompletion(page, '更新が完了しました');
  await page.locator('main').getByText('喫茶 灯台のふもと').waitFor();
  expect(await page.locator('main').getByRole('link', { name: '喫茶 灯台のふもと' }).count()).toBe(0);
});

test('with the network off a company is found among the saved ones, and joined when it is back', async () => {
  await using folder = await deviceFolder();
  await using device = await startDevice(stars, folder.path);
  const { page, context } = device;
  for (const path of [OWN, WINDOWS.path]) await haveSaved(page, path);

  await context.setOffline(true);
  const { dialog, company } = await newRow(page);
  await company.fill('まどとかぜ');
  await finds(dialog).getByRole('option', { name: WINDOWS.name }).click();
  await save(dialog);
  await readKept(page);
  await page.locator('main').getByRole('link', { name: WINDOWS.name }).waitFor();

  await context.setOffline(false);
  await synced(page);
  await eventually(async () => {
    await visit(page, COMPANIES);
    return (await page.getByRole('link', { name: WINDOWS.name }).count()) > 0;
  });
});
