import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from './testing/open-page.tsx';
import { playLists } from './testing/played-lists.ts';

/** Puts other words in the place of every text as a browser does that translates: in elements of its own. */
function translateTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text instanceof Text && text.data.trim() !== '' && !text.parentElement?.closest('font')) found.push(text);
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(`«${text.data}»`);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const translator = new MutationObserver(translateTexts);
afterEach(() => translator.disconnect());

/** The page as it is now, and what comes to it later. */
function translate(): void {
  translateTexts();
  translator.observe(document.body, { childList: true, characterData: true, subtree: true });
}

const SERVICES = '/profile/kurosaki-mio?tab=web_service';

test.each([
  ['a chip', SERVICES, 'link', /社内で利用/],
  ['a sort', SERVICES, 'link', /新しい順/],
  ['the dark scheme', '/account', 'button', /暗い/],
] as const)('%s on a page translated by the browser reacts when it is pressed', async (_what, path, role, name) => {
  playLists();
  await openPage(path, { as: 'general' });
  translate();
  const control = page.getByRole('main').getByRole(role, { name });
  expect(control.element().textContent).toMatch(/^«/);
  await control.click();
  await expect.poll(() => control.element().querySelector('.ic')).not.toBeNull();
});
