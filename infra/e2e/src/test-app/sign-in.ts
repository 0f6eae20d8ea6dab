import { DEMO_ACCOUNTS, type DemoRole } from '@meikan/local';
import type { Page } from 'playwright-core';

/** Who looks at a page. */
export type Role = 'anonymous' | DemoRole;

export const ROLES: readonly Role[] = ['anonymous', 'general', 'business', 'admin'];

/** What somebody types into the sign-in page. */
export type Credentials = { readonly email: string; readonly password: string };

/** Fills in the sign-in page, on which the browser must be or arrive, and waits until it is back on the site. */
export async function fillInSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.waitForURL((url) => !/^\/(?:oidc|identity|auth)\//.test(url.pathname));
  await page.getByRole('main').waitFor();
}

/** Signs a demo account in through the pages, as people do. The browser ends on the top page. */
export async function signIn(page: Page, role: DemoRole): Promise<void> {
  await page.goto('/login');
  await fillInSignIn(page, DEMO_ACCOUNTS[role]);
}
