import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings, overflow, preferScheme } from './testing/accessibility.ts';
import { openPage, PC, PHONE, type Size, settled } from './testing/open-page.tsx';
import { PLACES } from './testing/places.ts';

const NARROWEST: Size = [320, 640];

const looks = PLACES.flatMap(({ name, path, roles }) => roles.map((role) => ({ name, path, role })));

test.each(looks)('$name as $role sees it is accessible and fits', async ({ path, role }) => {
  await openPage(path, { as: role, size: PHONE, scheme: 'dark' });
  const narrow = (await axeFindings()).map((finding) => `narrow and dark: ${finding}`);
  await page.viewport(...NARROWEST);
  const beyond = overflow();
  await Promise.all([page.viewport(...PC), preferScheme('light')]);
  await settled();
  const wide = (await axeFindings()).map((finding) => `wide and light: ${finding}`);
  expect([...narrow, ...wide]).toEqual([]);
  expect(beyond, `px wider than ${NARROWEST[0]} px`).toBe(0);
});
