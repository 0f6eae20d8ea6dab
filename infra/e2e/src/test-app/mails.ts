import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const kept = z.array(z.object({ to: z.string(), text: z.string() }));

/** Reads the newest code that was mailed to an address, by what its subject says, from the mailbox page: six digits. */
export async function mailedCode(page: Page, to: string, subject = '確認コード'): Promise<string> {
  const mails = page.getByRole('article').filter({ hasText: to }).filter({ hasText: subject });
  await eventually(async () => {
    await page.goto('/dev/mailbox');
    return (await mails.count()) > 0;
  });
  const mail = await mails.first().innerText();
  const code = /確認コード：(\d{6})/.exec(mail)?.[1];
  if (code === undefined) throw new Error(`The newest mail to ${to} holds no code:\n${mail}`);
  return code;
}

/** Reads the link of the newest mail to an address, as soon as it has come. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  let link: string | undefined;
  await eventually(async () => {
    const answer = await mailbox.goto('/dev/mailbox.json');
    const mails = kept.parse(await answer?.json());
    link = /https?:\/\/\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
    return link !== undefined;
  });
  await mailbox.close();
  return link ?? '';
}
