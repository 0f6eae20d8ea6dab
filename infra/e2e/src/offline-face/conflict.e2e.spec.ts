import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, overflow } from '../accessibility/findings.ts';
import { constellationPerFile } from '../constellation/per-file.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { visitWithWorker } from '../offline-shell/phone.ts';
import { dialogsClosed } from '../places/dialogs-closed.ts';
import { visit } from '../places/settled.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
const PHONE = { viewport: { width: 360, height: 780 } };

const chip = (page: Page) => page.locator('header a[href="/sync"]');

async function change(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: '編集する' }).click();
  const form = page.getByRole('dialog', { name: 'プロフィールを編集' });
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: '更新する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed(page);
}

test('F37: two devices change the same field: both are kept until their person has chosen', async () => {
  const phone = await stars.open('general', { ...PHONE, ...WITH_WORKER });
  const desk = await stars.open('general');
  await visitWithWorker(phone, OWN);
  await visit(desk, OWN);

  await phone.context().setOffline(true);
  await change(phone, { 肩書き: '灯台守の見習い', 勤め先: '岬の灯台' });
  await chip(phone).getByText('オフライン 1件').waitFor();
  await phone.getByText('灯台守の見習い').first().waitFor();

  await change(desk, { 肩書き: '灯台守の親方' });
  await chip(desk).getByText('同期済み').first().waitFor();

  await phone.context().setOffline(false);
  await chip(phone).getByText('要確認 1件').waitFor();
  await chip(phone).click();
  await phone.getByRole('button', { name: /内容をくらべて決める/ }).click();
  const dialog = phone.getByRole('dialog', { name: '食い違いを決める' });
  await dialog.getByText('灯台守の親方').first().waitFor();
  await dialog.getByText('灯台守の見習い').first().waitFor();
  // Only the field that both changed is asked about.
  expect(await dialog.getByRole('group', { name: '勤め先' }).count()).toBe(0);
  expect(await axeFindings(phone)).toEqual([]);
  expect(await overflow(phone)).toBe(0);

  await dialog.getByRole('radio', { name: 'まとめて書く' }).check();
  await dialog.getByRole('textbox').fill('灯台守の親方の見習い');
  await dialog.getByRole('button', { name: 'この内容に決める' }).click();
  await chip(phone).getByText('同期済み').first().waitFor();

  await visit(desk, OWN);
  await desk.getByText('灯台守の親方の見習い').first().waitFor();
  await desk.getByText('岬の灯台').first().waitFor();
});

test('F37: a form that stood open while another device changed another field writes only what was written in it', async () => {
  const phone = await stars.open('general', PHONE);
  const desk = await stars.open('general');
  await visit(phone, OWN);
  await visit(desk, OWN);
  await phone.getByRole('button', { name: '編集する' }).click();
  const form = phone.getByRole('dialog', { name: 'プロフィールを編集' });
  await form.getByLabel('肩書き').fill('灯台守の留守番');

  await change(desk, { 勤め先: '沖の灯台' });
  await chip(desk).getByText('同期済み').first().waitFor();
  // Behind the form the page follows.
  await phone.locator('main').getByText('沖の灯台').first().waitFor();

  await form.getByRole('button', { name: '更新する' }).click();
  await phone.getByRole('button', { name: 'ページに戻る' }).click();
  await chip(phone).getByText('同期済み').first().waitFor();
  await visit(desk, OWN);
  await desk.getByText('灯台守の留守番').first().waitFor();
  expect(await desk.locator('main').getByText('沖の灯台').count()).toBeGreaterThan(0);
});

test('the page of what was not sent is there for everybody, and fits', async () => {
  for (const role of ['anonymous', 'general'] as const) {
    const page = await stars.open(role, PHONE);
    await visit(page, '/sync');
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
  }
});
