import type { Page } from 'playwright-core';

/** Reads the newest code that was mailed to an address from the mailbox page: six digits. */
export async function mailedCode(page: Page, to: string): Promise<string> {
  await page.goto('/dev/mailbox');
  const letter = await page.getByRole('article').filter({ hasText: to }).first().innerText();
  const code = /確認コード：(\d{6})/.exec(letter)?.[1];
  if (code === undefined) throw new Error(`The newest letter to ${to} holds no code:\n${letter}`);
  return code;
}
