import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { axeFindings, axeFindingsAbove, preferScheme } from './testing/accessibility.ts';
import { closeByKeys, pressByKeys, walkDialog } from './testing/by-keys.ts';
import { openPage, PC, PHONE } from './testing/open-page.tsx';
import { byPage, dialogsOf, OPENINGS, type Opening, type Press } from './testing/openings.ts';

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

/** What axe finds in a popup, wide and light, then narrow and dark. */
async function findingsOf(what: string): Promise<readonly string[]> {
  const wide = await axeFindingsAbove();
  await Promise.all([preferScheme('dark'), page.viewport(...PHONE)]);
  const narrow = await axeFindingsAbove();
  // What opened it may stand elsewhere on a phone.
  await Promise.all([preferScheme('light'), page.viewport(...PC)]);
  return [...wide.map((finding) => `${what}: ${finding}`), ...narrow.map((finding) => `${what}, a phone: ${finding}`)];
}

/** Opens a popup by keys, looks at it, goes round it, and closes it with what it lies on. */
async function lookAt({ what, presses }: Opening): Promise<readonly string[]> {
  for (const press of presses) await pressByKeys(controlOf(press));
  const depth = dialogsOf(presses);
  await expect.poll(() => page.getByRole('dialog').elements().length, { message: what }).toBe(depth);
  await expect.element(page.getByRole('dialog').last()).toBeVisible();
  const findings = await findingsOf(what);
  await walkDialog(openerOf(presses), what);
  for (let left = depth - 1; left > 0; left -= 1) await closeByKeys();
  return findings;
}

test.each(byPage(OPENINGS))(
  'axe finds nothing in any popup of $sight; keys go in, round and out again',
  async (one) => {
    await openPage(one.path, { as: one.role });
    const findings: string[] = [];
    for (const opening of one.openings) findings.push(...(await lookAt(opening)));
    expect(findings).toEqual([]);
  },
);

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

test('axe names the words that are pale in an open dialog of the app', async () => {
  await openPage('/profile/kurosaki-mio', { as: 'general' });
  await page.getByRole('button', { name: '職歴を編集' }).click();
  const title = page.getByRole('dialog').getByRole('heading').first();
  await expect.element(title).toBeVisible();
  title.element().setAttribute('style', 'color: #ddd !important');
  expect(await axeFindingsAbove()).toEqual([expect.stringMatching(/^color-contrast: /)]);
});
