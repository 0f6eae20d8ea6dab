import type { Page } from 'playwright-core';
import { dialogsClosed } from './dialogs-closed.ts';

/** The word of an edit that has not reached the server yet. */
export const KEPT = 'この端末に保存しました';

/** Waits until nothing of what was edited here waits any more. */
export const synced = (page: Page) => page.locator('header a[href="/sync"]').getByText('同期済み').first().waitFor();

/** Reads the word that an edit ends with, and goes back from it. */
export async function readWord(page: Page, title: string | RegExp): Promise<void> {
  const word = page.getByRole('dialog', { name: title });
  await word.getByRole('button', { name: 'ページに戻る' }).click();
  await word.waitFor({ state: 'detached' });
}

/** A busy machine may take longer to send than the app waits with its word (pwa/src/offline/sync/enqueue.ts): then it is kept first. */
export const orKept = (title: string): RegExp => new RegExp(`^(${title}|${KEPT})$`);

/** Reads the word of an edit that goes to the server at once, and waits until it has come there. */
export async function readDone(page: Page, title: string): Promise<void> {
  await readWord(page, orKept(title));
  await synced(page);
}

/** The same where the page is to stand free again. */
export async function readCompletion(page: Page, title: string): Promise<void> {
  await readDone(page, title);
  await dialogsClosed(page);
}

/** Reads the word of an edit that is kept on the device, and goes back to the page. */
export async function readKept(page: Page): Promise<void> {
  await readWord(page, KEPT);
  await dialogsClosed(page);
}
