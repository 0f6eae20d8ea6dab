import type { Locator, Page } from 'playwright-core';

export const PHONE = { width: 360, height: 780 };
export const PC = { width: 1280, height: 860 };

/** The links of a strip of tabs. */
export const tabsOf = (page: Page, name: string): Locator => page.getByRole('navigation', { name }).getByRole('link');

/** A section by its heading, to which a remark may belong. */
export const section = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

/** The names of the companies that a section lists. */
export async function companiesIn(page: Page, name: string | RegExp): Promise<readonly string[]> {
  const names = await section(page, name).locator('a[href^="/companies/"]').allInnerTexts();
  // Logos may lead to the page too, without a word.
  return names.filter((text) => text.trim() !== '');
}
