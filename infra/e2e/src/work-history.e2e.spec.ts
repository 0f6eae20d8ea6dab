import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { haveSaved } from './offline-saved/device.ts';
import { readKept, synced } from './places/completion.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
const COMPANIES = `${OWN}?tab=belonging_company`;
const WINDOWS = { path: '/companies/mado-to-kaze', name: 'まどとかぜ設計株式会社' };

test('with the network off a company is found among the saved ones, and joined when it is back', async () => {
  const page = await stars.open('general', WITH_WORKER);
  const context = page.context();
  const joined = page.locator('main').getByRole('link', { name: WINDOWS.name });
  await visit(page, COMPANIES);
  expect(await joined.count()).toBe(0);
  for (const path of [OWN, WINDOWS.path]) await haveSaved(page, path);

  await context.setOffline(true);
  await visit(page, OWN);
  await page.getByRole('button', { name: '職歴を編集', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '職歴を編集' });
  await dialog.getByRole('button', { name: '職歴を追加' }).click();
  const row = dialog.getByRole('group', { name: /^職歴 \d+$/ }).last();
  await row.getByLabel('役割').fill('倉庫番');
  await row.getByRole('combobox', { name: '会社名' }).fill('まどとかぜ');
  await dialog.getByRole('listbox', { name: '見つかった会社' }).getByRole('option', { name: WINDOWS.name }).click();
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readKept(page);
  await joined.waitFor();

  await context.setOffline(false);
  await synced(page);
  await eventually(async () => {
    await visit(page, COMPANIES);
    return (await joined.count()) > 0;
  });
});
