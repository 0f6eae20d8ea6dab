import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { savedFor } from '../door.ts';

/**
 * Lets the next page open anew what the device keeps. Tests share the modules of the app: what one of them had left open for the
 * same account was taken away with its page.
 */
export const letGoOfSaved = async (): Promise<void> => {
  await savedFor('nobody');
};

/**
 * Waits until the page that is open is kept by itself. What is still asked for that when a test ends is asked on in the next one, in
 * the name of whoever sits there.
 */
export const keptByItself = (): Promise<void> => expect.element(page.getByText(/自動で保存済み・/)).toBeInTheDocument();

/** Keeps the page that is open on this device, and waits until everything is there. */
export async function savePage(): Promise<void> {
  const button = page.getByRole('button', { name: /^オフライン用に保存(?!済み)/ });
  // Only a button that knows what is there says whether it is pressed.
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(page.getByRole('button', { name: /^オフライン用に保存済み/ })).toBeVisible();
  await expect.element(page.getByText(/時点$/)).toBeVisible();
}
