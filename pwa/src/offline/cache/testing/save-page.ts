import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Keeps the page that is open on this device, and waits until everything is there. */
export async function savePage(): Promise<void> {
  const button = page.getByRole('button', { name: /^オフライン用に保存(?!済み)/ });
  // Only a button that knows what is there says whether it is pressed.
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(page.getByRole('button', { name: /^オフライン用に保存済み/ })).toBeVisible();
  await expect.element(page.getByText(/時点$/)).toBeVisible();
}
