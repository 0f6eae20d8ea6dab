import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MARK = 'data-opened-by';
/** More stops than any dialog has are no walk round. */
const MOST_STOPS = 60;

/** Says where the focus belongs once what is opened from there is closed. */
export const markOpener = (control: Locator): Promise<void> =>
  control.evaluate((element, mark) => element.setAttribute(mark, ''), MARK);

/** Opens by keys what a control opens, as somebody does who has no mouse. */
export async function pressByKeys(control: Locator): Promise<void> {
  await control.focus();
  await markOpener(control);
  await control.press('Enter');
}

/**
 * Walks round the topmost dialog: the focus went in, Tab and Shift+Tab never lead out of it, Escape closes it, and the
 * focus is back on the control that opened it.
 */
export async function walkDialog(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  const open = await dialogs.count();
  const dialog = dialogs.nth(open - 1);
  await dialog.locator(':focus').waitFor();
  const held = await dialog.evaluateHandle((element) => {
    const strayed: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && element.isConnected && !element.contains(target)) strayed.push(target.outerHTML);
    });
    return strayed;
  });
  const stops = await dialog.locator('input, textarea, select, button, a[href], [tabindex="0"]').count();
  for (let step = 0; step <= Math.min(stops, MOST_STOPS); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await dialog.locator(':focus').count(), 'the focus is inside').toBe(1);
  // Mantine's own guards at both ends take the focus for a moment and hand it on.
  const strayed = (await held.jsonValue()).filter((html) => !html.includes('data-focus-guard'));
  expect(strayed, 'controls outside that took the focus').toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogs.count()).toBe(open - 1);
  await page.waitForFunction((mark) => document.activeElement?.hasAttribute(mark), MARK);
}
