import type { Page } from 'playwright-core';
import { settled } from '../places/settled.ts';
import type { Look } from './looks.ts';

/** Taller pages are cut: what repeats below shows nothing new. */
const TALLEST = 5_000;

/** Draws the whole page as it settled into `file`; pictures that wait for being seen are in view then. */
export async function drawPage(page: Page, look: Look, file: string): Promise<void> {
  const { width, height } = look.viewport;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), TALLEST) });
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    return seen.every((image) => image.complete || !image.checkVisibility());
  });
  await settled(page);
  await page.screenshot({ path: file, animations: 'disabled' });
  await page.setViewportSize(look.viewport);
}
