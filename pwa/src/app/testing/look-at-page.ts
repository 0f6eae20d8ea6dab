import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings, overflow, preferScheme } from './accessibility.ts';
import { openPage, PC, PHONE, type Size, settled } from './open-page.tsx';
import type { Sight } from './places.ts';

const NARROWEST: Size = [320, 640];

/** Axe finds nothing on a page, narrow and dark nor wide and light, and nothing of it lies beyond the narrowest window. */
export async function isAccessibleAndFits({ path, role }: Sight): Promise<void> {
  await openPage(path, { as: role, size: PHONE, scheme: 'dark' });
  const narrow = (await axeFindings()).map((finding) => `narrow and dark: ${finding}`);
  await page.viewport(...NARROWEST);
  const beyond = overflow();
  await Promise.all([page.viewport(...PC), preferScheme('light')]);
  await settled();
  const wide = (await axeFindings()).map((finding) => `wide and light: ${finding}`);
  expect([...narrow, ...wide]).toEqual([]);
  expect(beyond, `px wider than ${NARROWEST[0]} px`).toBe(0);
}
