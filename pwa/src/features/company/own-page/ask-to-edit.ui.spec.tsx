import { getCompany } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { playChanged } from '../../../app/testing/play.ts';

const ask = page.getByRole('link', { name: 'ページの編集を申請する' });
const ownershipOf = `${OWN_COMPANY}/ownership`;

test('a reader of a page is shown the way to ask for it', async () => {
  await openPage(OWN_COMPANY);
  await expect.element(ask).toHaveAttribute('href', ownershipOf);
});

test('an owner is not shown the way to ask', async () => {
  await openPage(OWN_COMPANY, { as: 'business' });
  await expect.element(page.getByRole('region', { name: '会社の設定' })).toBeVisible();
  expect(ask.elements()).toEqual([]);
});

test('a reader of a page that is not public is shown the way to ask for it, and its own account is not', async () => {
  playChanged(getCompany, ({ id, name, website }) => ({ id, name, website, isPublic: false as const }));
  await openPage(OWN_COMPANY);
  await expect.element(page.getByRole('heading', { level: 1, name: 'このページは公開されていません' })).toBeVisible();
  await expect.element(ask).toHaveAttribute('href', ownershipOf);
  await openPage(`${OWN_COMPANY}?preview=true`, { as: 'business' });
  await expect.element(page.getByRole('link', { name: 'ページを開く' })).toBeVisible();
  expect(ask.elements()).toEqual([]);
});
