import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './places/settled.ts';

/** After this, in ms, a page that has painted nothing begins all the same (pwa/src/app/shell/after-first-paint.js). */
const HIDDEN = 1000;

/** When a page was first painted and when the first file of the app was asked for, in ms after the visit began. */
const moments = () => ({
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  asked: Math.min(
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ),
});

/** Opens a page, and calls `look` while the server's word alone stands there; the app was asked for after that was painted. */
export async function expectPaintedFirst(
  page: Page,
  path: string,
  look: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  // Without the way round it only the paint lets the app begin, on a machine of any speed.
  await page.addInitScript((hidden) => {
    const { setTimeout } = window;
    const withoutIt = (act: () => void, ms?: number) => (ms === hidden ? 0 : setTimeout(act, ms));
    Object.assign(window, { setTimeout: withoutIt });
  }, HIDDEN);
  const { promise: looked, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(async () => void (await document.fonts.ready));
  await look();
  go();
  await settled(page);
  const { painted, asked } = await page.evaluate(moments);
  expect(asked).toBeGreaterThan(painted);
}
