import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** What is asked before a sign-out as long as something would be lost by it. */
export const ways = page.getByRole('dialog', { name: 'ログアウトする前に' });

/** Presses ログアウト in the menu of the title line. */
export async function askToSignOut(): Promise<void> {
  await page.getByRole('button', { name: /のメニュー$/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
}

/** Waits for the word that one is signed out, answers the whole of it, and goes back to the page. */
export async function readGoodbye(): Promise<string> {
  const goodbye = page.getByRole('dialog', { name: 'ログアウトしました' });
  await expect.element(goodbye).toBeVisible();
  const text = goodbye.element().textContent ?? '';
  await goodbye.getByRole('button', { name: 'ページに戻る' }).click();
  return text;
}
