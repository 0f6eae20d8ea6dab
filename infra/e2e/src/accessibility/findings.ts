import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page as it stands, one line for each rule that is broken. */
export const axeFindings = (page: Page): Promise<string[]> => findings(new AxeBuilder({ page }));

/** The same for what lies above the page, as an open dialog. What it covers cannot be reached, and is looked at by itself. */
export const axeFindingsAbove = (page: Page): Promise<string[]> => findings(new AxeBuilder({ page }).exclude('#root'));

async function findings(axe: AxeBuilder): Promise<string[]> {
  // Naming every node that passes would take longer than finding those that do not.
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(RULES)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** How far a page may be scrolled sideways, px; 0 where everything fits. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
