import { inviteOwner } from '@meikan/contracts';
import type { Page } from 'playwright-core';
import { tokenOf } from '../offline-accounts/person.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { mailedLink } from '../test-app/mails.ts';

/** Lets whoever is signed in invite somebody to edit the page; answers the link of the mail. */
export async function invite(page: Page, email: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}`, 'idempotency-key': crypto.randomUUID() };
  const path = inviteOwner.path.replace(':id', OWN_COMPANY.split('/').at(-1) ?? '');
  const answer = await page.request.post(path, { headers, data: { email } });
  if (!answer.ok()) throw new Error(`No invitation: ${await answer.text()}`);
  return mailedLink(page, email);
}

/** Lets a signed-in member accept an invitation. */
export async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: '承諾する' }).click();
  await page.getByText('ページを編集できるようになりました').waitFor();
}
