import type { Page } from 'playwright-core';
import { mailedCode } from './mails.ts';
import type { Credentials } from './sign-in.ts';

/** A person who has no account yet. */
export type Newcomer = Credentials & { readonly name: string };

/** Signs somebody up from the page that is open, by the menu and the mailed code. The browser ends where newcomers are led to. */
export async function signUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.getByRole('button', { name: 'ログインしていませんのメニュー' }).click();
  await page
    .getByRole('button', { name: '新規登録する' })
    .or(page.getByRole('menuitem', { name: '新規登録する' }))
    .click();
  await fillSignUp(page, { name, email, password });
}

/** Signs somebody up by the form that is open. */
export async function fillSignUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.getByLabel('お名前').fill(name);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登録する' }).click();
  const mailbox = await page.context().newPage();
  const code = await mailedCode(mailbox, email);
  await mailbox.close();
  await page.getByLabel('確認コード').fill(code);
  await page.getByRole('button', { name: '登録を完了する' }).click();
}
