import type {} from '@vitest/browser-playwright';
import axe from 'axe-core';
import { cdp } from 'vitest/browser';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, one line for each rule that is broken. */
export const axeFindings = (): Promise<string[]> => findings(document);

/** The same for what lies above the page, as an open dialog. What it covers cannot be reached, and is looked at by itself. */
export const axeFindingsAbove = (): Promise<string[]> => findings({ include: [['body']], exclude: [['#root']] });

async function findings(where: axe.ElementContext): Promise<string[]> {
  // Naming every node that passes would take longer than finding those that do not.
  const { violations } = await axe.run(where, { resultTypes: ['violations'], runOnly: RULES });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** How far the page may be scrolled sideways, px; 0 where everything fits. */
export const overflow = (): number =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Lets the device ask for a colour scheme, and for little motion as always. The next page is opened in the light one. */
export const preferScheme = (value: 'light' | 'dark'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** Moves the pointer away from where the last click left it: a link below it would be fetched ahead. */
export const pointAtNothing = (): Promise<unknown> =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
