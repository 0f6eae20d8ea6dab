import type {} from '@vitest/browser-playwright';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { openPage } from '../testing/open-page.tsx';
import { FULLEST_SIGHTS } from '../testing/places.ts';

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

test.each(PAPER)(
  '$name as $role sees it is printed without anything to press, its links with their addresses',
  async (sight) => {
    await openPage(sight.path, { as: sight.role });
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
  },
);
