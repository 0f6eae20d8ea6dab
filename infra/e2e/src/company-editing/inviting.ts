import type { Page } from 'playwright-core';
import { mailedLink } from '../constellation/letters.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { visit } from '../places/settled.ts';

/** Opens who may edit the page. */
export async function openOwners(page: Page) {
  await visit(page, OWN_COMPANY);
  await page.getByRole('button', { name: '編集できる人' }).click();
  const dialog = page.getByRole('dialog', { name: 'ページを編集できる人' });
  await dialog.getByRole('list', { name: '編集できる人' }).waitFor();
  return dialog;
}

/** Invites somebody to edit the page; answers the link of the mail. */
export async function invite(page: Page, email: string): Promise<string> {
  const dialog = await openOwners(page);
  await dialog.getByLabel('メールアドレス').fill(email);
  await dialog.getByRole('button', { name: '招待を送る' }).click();
  await dialog.getByRole('list', { name: '承諾を待っている招待' }).getByText(email, { exact: true }).waitFor();
  return mailedLink(page, email);
}

/** Lets a signed-in member accept an invitation. */
export async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: '承諾する' }).click();
  await page.getByText('ページを編集できるようになりました').waitFor();
}
