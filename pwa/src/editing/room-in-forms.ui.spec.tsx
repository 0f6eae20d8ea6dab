import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, PC, PHONE } from '../app/testing/open-page.tsx';

const CONTACTS = '/profile/kurosaki-mio?tab=contacts';
const dialog = page.getByRole('dialog', { name: '連絡・DMを編集' });
const boxOf = (element: Element) => element.getBoundingClientRect();

/** Opens the form of contacts with two rows of links. */
async function openRows(size: typeof PC | typeof PHONE): Promise<readonly Element[]> {
  await openPage(CONTACTS, { as: 'general', size });
  await page.getByRole('button', { name: '連絡・DMを編集' }).click();
  await dialog.getByRole('button', { name: 'リンクを追加' }).click();
  await expect.element(dialog.getByRole('group', { name: 'リンク 2' })).toBeVisible();
  return [...dialog.element().querySelectorAll('.eform__h, .erow, .erow__a')];
}

test.each([
  ['on a desk', PC],
  ['on a phone', PHONE],
] as const)('help, rows and the button below keep their distance %s', async (_, size) => {
  const parts = await openRows(size);
  const gaps = parts.flatMap((part) => {
    const next = part.nextElementSibling;
    return next ? [boxOf(next).top - boxOf(part).bottom] : [];
  });
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
});

test('fields of a row take the whole width on a phone', async () => {
  await openRows(PHONE);
  const rows = [...dialog.element().querySelectorAll('.erow')];
  for (const row of rows) {
    const [field] = row.querySelectorAll('.inp');
    expect(field && boxOf(field).width).toBeCloseTo(boxOf(row).width, 0);
  }
  expect(rows).toHaveLength(2);
});
