import type { Page } from 'playwright-core';

/** Waits until a page shows what it has to show: its heading stands, nothing is a skeleton, its pictures are there. */
export async function settled(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => {
      const waits = document.querySelector('[aria-busy="true"], .sk, .shell-wait');
      const pictures = [...document.images].filter(({ loading, src }) => loading !== 'lazy' && src !== '');
      return document.querySelector('h1') && !waits && pictures.every(({ complete }) => complete);
    });
  } catch (cause) {
    const [main] = await page.locator('main, body').allInnerTexts();
    throw new Error(`${page.url()} did not settle; it shows: ${main?.slice(0, 400)}`, { cause });
  }
}

/** Opens a path of the site and waits until it has settled. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}
