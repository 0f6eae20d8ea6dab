import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** More stops than any dialog has are no walk round. */
const MOST_STOPS = 60;
const STOPS = 'input, textarea, select, button, a[href], [tabindex="0"]';

const dialogs = () => page.getByRole('dialog').elements();

/** Presses a control as somebody does who has no mouse. */
export async function pressByKeys(control: Locator): Promise<void> {
  const element = await control.findElement();
  if (element instanceof HTMLElement) element.focus();
  expect(document.activeElement, 'what is pressed').toBe(element);
  await userEvent.keyboard('{Enter}');
}

/** Elements outside a dialog that take the focus from now on. */
function strayingFrom(dialog: Element): readonly string[] {
  const strayed: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !dialog.isConnected || dialog.contains(target)) return;
    // Mantine's own guards at both ends take the focus for a moment and hand it on.
    if (!target.hasAttribute('data-focus-guard')) strayed.push(target.outerHTML);
  });
  return strayed;
}

/**
 * Walks round the topmost dialog: the focus went in, Tab and Shift+Tab never lead out of it, Escape closes it, and the focus
 * is back on the control that opened it.
 */
export async function walkDialog(opener: Locator): Promise<void> {
  const open = dialogs();
  const dialog = open.at(-1);
  if (dialog === undefined) throw new Error('No dialog is open.');
  await expect.poll(() => dialog.contains(document.activeElement), { message: 'the focus went in' }).toBe(true);
  const strayed = strayingFrom(dialog);
  const stops = Math.min(dialog.querySelectorAll(STOPS).length, MOST_STOPS) + 1;
  await userEvent.keyboard('{Tab}'.repeat(stops));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(dialog.contains(document.activeElement), 'the focus is inside').toBe(true);
  expect(strayed, 'controls outside that took the focus').toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialogs().length).toBe(open.length - 1);
  await expect.poll(() => document.activeElement, { message: 'the focus is back' }).toBe(opener.element());
}
