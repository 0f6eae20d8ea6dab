import type { Page } from 'playwright-core';

/** Waits until no dialog is open: neither a form nor the question above it, which fade away together. */
export async function dialogsClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
}
