import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HANGS_MS, launchChromium } from '@meikan/testkit';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { visitWithWorker } from '../offline-shell/phone.ts';
import type { TestAppOfFile } from '../test-app/per-file.ts';

/** A browser whose storage outlives it, as a phone's does. */
export type Device = {
  /** Opens the browser, acts in its one page, and closes it again. */
  use<T>(act: (page: Page, context: BrowserContext) => Promise<T>, look?: BrowserContextOptions): Promise<T>;
};

const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 900 }, reducedMotion: 'reduce' };

/** A fresh device for the file that calls it, before the test app's address. */
export function devicePerFile(app: TestAppOfFile): Device {
  let userDataFolder: string;
  beforeAll(async () => {
    userDataFolder = await mkdtemp(join(tmpdir(), 'meikan-device-'));
  });
  afterAll(() => rm(userDataFolder, { recursive: true, force: true, maxRetries: 5 }));
  return {
    async use(act, look = {}) {
      const baseURL = app.running.url;
      const context = await launchChromium({ userDataFolder, context: { baseURL, ...PHONE, ...look } });
      context.setDefaultTimeout(HANGS_MS);
      try {
        return await act(context.pages()[0] ?? (await context.newPage()), context);
      } finally {
        await context.close();
      }
    },
  };
}

const SAVE = /^オフライン用に保存(?!済み)/;
const SAVED = /^オフライン用に保存済み/;

/** Presses the button of the page that is open, and waits until everything is on the device. */
export async function saveThisPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: SAVE }).click();
  await page.getByRole('button', { name: SAVED }).waitFor();
  await page.getByText(/時点$/).waitFor();
}

/** Has a page on the device, whatever was there before, and the app itself. */
export async function haveSaved(page: Page, path: string): Promise<void> {
  await visitWithWorker(page, path);
  // Only a button that knows what is there says whether it is pressed.
  const pressed = await page.locator('.svb button[aria-pressed]').getAttribute('aria-pressed');
  if (pressed === 'false') await saveThisPage(page);
}

/** Every picture in sight is drawn from its file, not from the cat that stands in. */
export async function picturesDrawn(page: Page, least: number): Promise<void> {
  await page.waitForFunction((count) => {
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    return inSight.length >= count && inSight.every((image) => image.complete && image.naturalWidth > 0);
  }, least);
}
