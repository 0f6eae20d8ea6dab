import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../../app/testing/accessibility.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { playFilledCompany, TAB_TEXTS } from '../testing/filled-company.ts';

test('axe finds nothing in the reviews of a service', async () => {
  playFilledCompany();
  await openPage(`${OWN_COMPANY}?tab=3`);
  const [, word = ''] = TAB_TEXTS[3] ?? [];
  await expect.element(page.getByRole('main').getByText(word, { exact: false }).first()).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});
