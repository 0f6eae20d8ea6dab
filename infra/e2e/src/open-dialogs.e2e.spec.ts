import { expect, test } from 'vitest';
import { walkDialog } from './accessibility/by-keys.ts';
import { axeFindings, axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { OPENINGS } from './places/openings.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
test.each(OPENINGS)('axe finds nothing in $what; keys go in, round and out again', async ({ role, path, open }) => {
  const page = await stars.open(role);
  await visit(page, path);
  await open(page);
  await page.getByRole('dialog').last().waitFor();
  const wide = await axeFindingsAbove(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 780 });
  expect([...wide, ...(await axeFindingsAbove(page))]).toEqual([]);
  // What opened it may stand elsewhere on a phone.
  await page.setViewportSize({ width: 1280, height: 860 });
  await walkDialog(page);
});

test.each([
  ['anonymous', 'ログインしていませんのメニュー'],
  ['general', '黒﨑 澪のメニュー'],
] as const)('axe finds nothing in the menu of %s', async (role, name) => {
  const page = await stars.open(role);
  await visit(page, '/terms');
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing in the finds below the header’s search', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/terms');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('つばめ');
  await page.getByRole('option').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
