import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../../app/testing/accessibility.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';

const SERVICE = '/companies/kumoi-cloud';
const HELP = '導入企業について';

test('a business user who does not own a page is told about adopting companies, beside the switch', async () => {
  await openPage(SERVICE, { as: 'business' });
  const usage = page.getByRole('group', { name: '使い方を登録' });
  await expect.element(usage.getByRole('button', { name: '自社で導入' })).toBeVisible();
  await page.getByText(HELP).click();
  await expect.element(page.getByText(/雲居クラウドのページの「導入企業」に自社が載り/)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test.each([
  ['owners of a page', 'business', OWN_COMPANY],
  ['members without a company', 'general', SERVICE],
] as const)('%s see nothing about adopting companies', async (_, role, path) => {
  await openPage(path, { as: role });
  expect(page.getByText(HELP).elements()).toEqual([]);
});
