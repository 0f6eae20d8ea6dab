import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, overflow } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { ROLES, type Role } from './constellation/sign-in.ts';
import { PLACES, type Place } from './places/places.ts';
import { settled, visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 640 };

/** Every route for every role; a route's further pages for those who see something of their own there. */
function placesOf(role: Role): readonly Place[] {
  const routes = new Set<string>();
  return PLACES.filter(({ path, roles }) => {
    const [route = path] = path.split('?');
    const isNew = !routes.has(route);
    routes.add(route);
    return isNew || roles.includes(role);
  });
}

/** Dark on the phone, and whether it fits the narrowest one. */
async function lookAtNarrow(page: Page, { name, path }: Place): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  await visit(page, path);
  const phone = await axeFindings(page);
  await page.setViewportSize(NARROWEST);
  const beyond = await overflow(page);
  return [
    ...phone.map((finding) => `${name}, narrow and dark: ${finding}`),
    ...(beyond > 0 ? [`${name} is ${beyond} px wider than ${NARROWEST.width} px`] : []),
  ];
}

/** Light on the desktop, on the page that stands open. */
async function lookAtWide(page: Page, { name }: Place): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  await settled(page);
  return (await axeFindings(page)).map((finding) => `${name}, wide and light: ${finding}`);
}

/** One window after the other through its share; wide only what a role sees otherwise than those before it. */
async function lookAtAll(page: Page, places: readonly Place[], role: Role): Promise<string[]> {
  const found: string[] = [];
  for (const place of places) {
    found.push(...(await lookAtNarrow(page, place)));
    if (place.roles.includes(role)) found.push(...(await lookAtWide(page, place)));
  }
  return found;
}

/** Some seventy looks at a page. */
const ALL_MS = 600_000;

test.each(ROLES)('every page as %s sees it is accessible and fits', { timeout: ALL_MS }, async (role) => {
  const places = placesOf(role);
  const lanes = [0, 1].map(async (lane) => {
    const share = places.filter((_place, index) => index % 2 === lane);
    return lookAtAll(await stars.open(role), share, role);
  });
  expect((await Promise.all(lanes)).flat()).toEqual([]);
});
