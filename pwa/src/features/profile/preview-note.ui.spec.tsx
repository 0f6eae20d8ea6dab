import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { OWN, strip } from './testing/pages.ts';

const contacts = strip.getByRole('link', { name: '相談・連絡' });

test('the preview hides the contact tab and what only others can do, and links back', async () => {
  await openPage(`${OWN}?preview=true&tab=contacts`, { as: 'general' });
  await expect.element(strip).toBeVisible();
  expect(contacts.elements()).toEqual([]);
  expect(page.getByRole('button', { name: /フォローする|オフライン用に保存/ }).elements()).toEqual([]);
  await page.getByRole('link', { name: 'プレビューを終える' }).click();
  await expect.element(page.getByRole('button', { name: '編集する' })).toBeVisible();
  await expect.element(contacts).toBeVisible();
});
