import { test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();

test.each([
  ['general', '個人アカウント'],
  ['business', '法人アカウント'],
  ['admin', '管理者'],
] as const)('the account page of %s says what kind of account it is', async (role, kind) => {
  const page = await stars.open(role);
  await visit(page, '/account');
  await page.getByRole('main').getByText(kind, { exact: true }).waitFor();
});
