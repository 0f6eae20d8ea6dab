import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { axeFindings, axeFindingsAbove, preferScheme } from './testing/accessibility.ts';
import { pressByKeys, walkDialog } from './testing/by-keys.ts';
import { openPage, PC, PHONE } from './testing/open-page.tsx';
import { dialogsOf, OPENINGS, type Press } from './testing/openings.ts';

const controlOf = ({ control, name, dialog }: Press) => {
  const place = dialog === undefined ? page : page.getByRole('dialog', { name: dialog });
  return place.getByRole(control, { name }).first();
};

/** On which control the focus belongs once the popup is closed: the entries of a menu go with it, its button stays. */
function openerOf(presses: readonly Press[]): Locator {
  const button = presses.findLast(({ control }) => control === 'button');
  if (button === undefined) throw new Error('No button leads to the popup.');
  return controlOf(button);
}

test.each(OPENINGS)('axe finds nothing in $what; keys go in, round and out again', async ({ role, path, presses }) => {
  await openPage(path, { as: role });
  for (const press of presses) await pressByKeys(controlOf(press));
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(dialogsOf(presses));
  await expect.element(page.getByRole('dialog').last()).toBeVisible();
  const wide = await axeFindingsAbove();
  await preferScheme('dark');
  await page.viewport(...PHONE);
  expect([...wide, ...(await axeFindingsAbove())]).toEqual([]);
  // What opened it may stand elsewhere on a phone.
  await page.viewport(...PC);
  await walkDialog(openerOf(presses));
});

test.each([
  ['anonymous', 'ログインしていませんのメニュー'],
  ['general', '黒﨑 澪のメニュー'],
] as const)('axe finds nothing in the menu of %s', async (role, name) => {
  await openPage('/terms', { as: role });
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('axe finds nothing in the finds below the header’s search', async () => {
  await openPage('/terms');
  await userEvent.keyboard('/');
  await page.getByRole('combobox').fill('つばめ');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});
