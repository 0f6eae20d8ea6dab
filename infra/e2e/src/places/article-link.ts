import type { Locator, Page } from 'playwright-core';

/** An item's own link in a list, which leads out; its date leads to its page here, and says its name too. */
export const articleLink = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name }).and(page.locator('[target="_blank"]'));
