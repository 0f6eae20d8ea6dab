import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cutNetwork } from '../../../app/testing/network.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import type { Viewer } from '../../../app/testing/recorded-answer.ts';
import { savePage } from '../../../offline/cache/testing/save-page.ts';
import { playFilledCompany, TAB_TEXTS } from './filled-company.ts';

/** What is read of an element, by its lines. */
export const linesOf = (element: Element | null | undefined): readonly string[] =>
  element instanceof HTMLElement ? element.innerText.split('\n') : [];

/** The tab that is open, and which of the texts are read in it. */
function seen(texts: readonly string[]): readonly string[] {
  const strip = page.getByRole('navigation', { name: '会社ページの見出し' }).query();
  const [tab = ''] = linesOf(strip?.querySelector('[aria-current="page"]'));
  const body = linesOf(document.querySelector('.tab-b')).join('\n');
  return [tab, ...texts.filter((text) => body.includes(text))];
}

/** Goes from tab to tab as a link does. */
async function turnsToEveryTab(): Promise<void> {
  for (const [id, [name, ...content]] of Object.entries(TAB_TEXTS)) {
    history.pushState({}, '', `${OWN_COMPANY}?tab=${id}`);
    await expect.poll(() => seen(content), { message: `${id} ${name}` }).toEqual([name, ...content]);
  }
}

/** Every tab of a company that has something in each shows it. */
export async function showsEveryTab(as: Viewer): Promise<void> {
  playFilledCompany();
  await openPage(OWN_COMPANY, { as });
  await turnsToEveryTab();
}

/** The same without a network, of a page that was saved. */
export async function showsEveryTabKept(as: Viewer): Promise<void> {
  playFilledCompany();
  await openPage(OWN_COMPANY, { as });
  await savePage();
  cutNetwork();
  await openPage(OWN_COMPANY, { as });
  await turnsToEveryTab();
}
