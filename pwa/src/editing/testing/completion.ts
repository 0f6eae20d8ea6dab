import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Waits until no dialog is open: neither a form nor the question above it, which fade away together. */
export const dialogsClosed = (): Promise<void> =>
  expect.poll(() => document.querySelectorAll('[role="dialog"]').length, { message: 'open dialogs' }).toBe(0);

/** A busy machine may take longer to send than the app waits with its word (offline/sync/enqueue.ts): then it is kept first. */
const orKept = (title: string): RegExp => new RegExp(`^(${title}|この端末に保存しました)$`);

/** Reads the word that an edit ends with, goes back from it, and finds the page free and nothing left to send. */
export async function readCompletion(title: string): Promise<void> {
  await page
    .getByRole('dialog', { name: orKept(title) })
    .getByRole('button', { name: 'ページに戻る' })
    .click();
  await dialogsClosed();
  const arrived = page.getByRole('banner').getByText(/^同期済み/);
  await expect.element(arrived.first()).toBeVisible();
}
