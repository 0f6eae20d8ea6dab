import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookAtNarrow, lookAtWide } from './places/look-at.ts';
import { PLACES, type Place } from './places/places.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { ROLES, type Role } from './test-app/sign-in.ts';

const app = testAppPerFile();

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
  const partitions = [0, 1].map(async (partition) => {
    const share = places.filter((_place, index) => index % 2 === partition);
    return lookAtAll(await app.open(role), share, role);
  });
  expect((await Promise.all(partitions)).flat()).toEqual([]);
});
