import type {} from '@vitest/browser-playwright';
import { expect, test } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { galleryTexts as texts } from './gallery/gallery.texts.ts';
import { openGallery } from './gallery/testing/open-gallery.tsx';

/** A real Escape as an input method sends it when it ends a conversion: WebKit no longer composes by then. */
async function endConversion(): Promise<void> {
  const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 229 };
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const monthButton = button('カレンダーを開く').first();

const OPENINGS: readonly { readonly name: string; readonly open: () => Promise<unknown>; readonly seen: Locator }[] = [
  { name: 'a dialog', open: () => button(texts.openDialog).click(), seen: dialog },
  { name: 'a question', open: () => button(texts.openDelete).click(), seen: dialog },
  { name: 'the menu', open: () => button(texts.menu).click(), seen: page.getByRole('menu') },
  { name: 'a calendar', open: () => monthButton.click(), seen: page.getByRole('table') },
  {
    name: 'a list of suggestions',
    open: () => page.getByRole('combobox', { name: texts.tags }).fill(texts.suggested[0].slice(0, 1)),
    seen: page.getByRole('listbox'),
  },
];

test.each(OPENINGS)(
  'the Escape that ends a conversion leaves $name open, and the next one closes it',
  async ({ open, seen }) => {
    await openGallery();
    await open();
    await expect.element(seen).toBeVisible();
    // What opens takes the focus a moment later, and hears keys only there.
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    await endConversion();
    // Two keys in a row: had the first one closed it, the second would find nothing to move in.
    await userEvent.keyboard('{Shift}');
    await expect.element(seen).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(seen).not.toBeInTheDocument();
  },
);
