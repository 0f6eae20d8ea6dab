import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

const STOPS = 'input, textarea, select, button, a[href], [tabindex="0"]';

const dialogs = () => page.getByRole('dialog').elements();

/** Presses a control as somebody does who has no mouse. */
export async function pressByKeys(control: Locator): Promise<void> {
  const element = await control.findElement();
  if (element instanceof HTMLElement) element.focus();
  expect(document.activeElement, 'what is pressed').toBe(element);
  await userEvent.keyboard('{Enter}');
}

/** Elements outside a dialog that take the focus while something is done. */
async function strayingFrom(dialog: Element, act: () => Promise<void>): Promise<readonly string[]> {
  const strayed: string[] = [];
  const acting = new AbortController();
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || dialog.contains(target)) return;
    // Mantine's own guards at both ends take the focus for a moment and hand it on.
    if (!target.hasAttribute('data-focus-guard')) strayed.push(target.outerHTML);
  };
  document.addEventListener('focusin', note, { signal: acting.signal });
  await act();
  acting.abort();
  return strayed;
}

/** The last control that takes the focus: from there a Tab leads out, where nothing holds it. */
function focusLast(dialog: Element): void {
  for (const stop of [...dialog.querySelectorAll<HTMLElement>(STOPS)].toReversed()) {
    stop.focus();
    if (document.activeElement === stop) return;
  }
  throw new Error('Nothing in the dialog takes the focus.');
}

/** Closes the topmost popup. */
export async function closeByKeys(): Promise<void> {
  const open = dialogs().length;
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialogs().length).toBe(open - 1);
}

/**
 * Goes round the topmost dialog at its ends: the focus went in, Tab from the last control and Shift+Tab from the first never lead
 * out, Escape closes it, and the focus is back on the control that opened it.
 */
export async function walkDialog(opener: Locator, name: string): Promise<void> {
  const dialog = dialogs().at(-1);
  if (dialog === undefined) throw new Error(`${name} is not open.`);
  const isInside = () => dialog.contains(document.activeElement);
  await expect.poll(isInside, { message: `the focus went into ${name}` }).toBe(true);
  const strayed = await strayingFrom(dialog, async () => {
    focusLast(dialog);
    await userEvent.keyboard('{Tab}');
    expect(isInside(), `the focus is inside ${name} after its last control`).toBe(true);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(isInside(), `the focus is inside ${name} before its first control`).toBe(true);
  });
  expect(strayed, `controls outside ${name} that took the focus`).toEqual([]);
  await closeByKeys();
  const message = `the focus is back on what opened ${name}`;
  await expect.poll(() => document.activeElement, { message }).toBe(opener.element());
}
