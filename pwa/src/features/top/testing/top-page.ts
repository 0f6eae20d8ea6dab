import { type Locator, page } from 'vitest/browser';

/** A section by its heading, to which a remark may belong. */
export const section = (name: string | RegExp): Locator => page.getByRole('region', { name });

/** The links of a strip of tabs. */
export const tabsOf = (name: string): Locator => page.getByRole('navigation', { name }).getByRole('link');

const textOf = (element: Element): string => (element instanceof HTMLElement ? element.innerText.trim() : '');

/** What controls and other elements say, as it is drawn. */
export const textsOf = (found: Locator): readonly string[] => found.elements().map(textOf);

/** Whether somebody sees an element, which may be on the page for windows of another size. */
export const isDrawn = (element: Element): boolean => element.checkVisibility();

/** The names of the companies that a section lists. */
export async function companiesIn(name: string | RegExp): Promise<readonly string[]> {
  const links = (await section(name).findElement()).querySelectorAll('a[href^="/companies/"]');
  // Logos may lead to the page too, without a word.
  return [...links].map(textOf).filter((text) => text !== '');
}
