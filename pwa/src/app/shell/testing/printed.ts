import type {} from '@vitest/browser-playwright';
import { expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { openPage } from '../../testing/open-page.tsx';
import { FULLEST_SIGHTS, type Sight } from '../../testing/places.ts';

const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });

/** Shows the page as it is printed, until the test ends. */
async function print(): Promise<void> {
  await emulate('print');
  onTestFinished(async () => {
    await emulate('');
  });
}

const shown = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());

const TO_PRESS =
  'header, footer, nav, button, input, select, textarea, [role="tab"], [role="dialog"], [role="menu"], .chips-x, .seg';
const PAPER = FULLEST_SIGHTS.filter(({ path }) => /^\/(?:profile|companies|articles)\//.test(path));
const pageOf = ({ path }: Sight): string => path.replace(/\?.*/, '');

/** Profiles, pages of companies and articles, as whoever sees most of them does: each once. */
export const PRINTED: readonly Sight[] = PAPER.filter(
  (sight, at) => at === PAPER.findIndex((other) => pageOf(other) === pageOf(sight)),
);
/** The other tabs and the previews of the same. */
export const OTHERS_PRINTED: readonly Sight[] = PAPER.filter((sight) => !PRINTED.includes(sight));

/** A page is printed without anything to press, its links with their addresses. */
export async function isPrinted({ path, role }: Sight): Promise<void> {
  await openPage(path, { as: role });
  const heading = page.getByRole('heading', { level: 1 });
  const name = (await heading.findElement()).textContent;
  await print();
  await expect.element(heading).toHaveTextContent(name ?? '');
  await expect.element(heading).toBeVisible();
  expect(shown(TO_PRESS).map(({ outerHTML }) => outerHTML)).toEqual([]);
  const links = shown('main a:is([href^="http"], [href^="/companies/"], [href^="/profile/"], [href^="/articles/"])');
  const unsaid = links.filter(
    (link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
  );
  expect(unsaid.map(({ outerHTML }) => outerHTML)).toEqual([]);
}
