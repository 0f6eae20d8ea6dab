import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookAtNarrow, lookAtWide } from './places/look-at.ts';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { signUp } from './test-app/sign-up.ts';

const app = testAppPerFile();
const NAO = { name: '真木 なお', email: 'nao@example.jp', password: 'kasumi-no-kitsune-58' };

/** What an app shows that has read the secret on the page; `steps` of 30 seconds from now. */
async function codeOfApp(page: Page): Promise<(steps: number) => string> {
  const secret = Secret.fromBase32((await page.locator('.secret').innerText()).replaceAll(' ', ''));
  return (steps) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** What is wrong with the page that is open, narrow and wide; it is opened anew for it. */
async function findingsHere(page: Page): Promise<readonly string[]> {
  const { pathname, search } = new URL(page.url());
  const place = { name: pathname, path: pathname + search, roles: ['general'] } as const;
  return [...(await lookAtNarrow(page, place)), ...(await lookAtWide(page, place))];
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('whoever sets up a second factor signs in by it from then on, or by a recovery code; every page on the way is accessible and fits', async () => {
  const found: string[] = [];
  const page = await app.open('anonymous');
  const look = async (on = page) => found.push(...(await findingsHere(on)));
  await visit(page, '/terms');
  await signUp(page, NAO);
  await page.waitForURL(/\/onboarding/);

  await visit(page, '/account');
  await page.getByRole('link', { name: '二段階認証' }).click();
  await page.waitForURL('**/identity/second-factor');
  await look();
  await page.getByLabel('いまのパスワード').fill(NAO.password);
  await press(page, '設定をはじめる');
  await page.waitForURL('**/set-up');
  await look();
  const code = await codeOfApp(page);
  await page.getByLabel('認証コード').fill(code(0));
  await press(page, '設定する');
  await page.waitForURL('**/recovery-codes');
  await look();
  const [recoveryCode = ''] = await page.locator('.codes code').allInnerTexts();
  await page.getByRole('link', { name: '控えたので、アカウントに戻る' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('main').getByText(NAO.name).waitFor();

  const elsewhere = await app.open('anonymous');
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('メールアドレス').fill(NAO.email);
  await elsewhere.getByLabel('パスワード', { exact: true }).fill(NAO.password);
  await press(elsewhere, 'ログインする');
  await elsewhere.waitForURL('**/second-factor');
  await look(elsewhere);
  await elsewhere.getByRole('link', { name: '予備コードを使う' }).click();
  await elsewhere.getByLabel('予備コード').waitFor();
  await look(elsewhere);
  await elsewhere.getByLabel('予備コード').fill(recoveryCode);
  await press(elsewhere, 'ログインする');
  await elsewhere.waitForURL((url) => !/^\/(?:oidc|identity|auth)\//.test(url.pathname));
  await visit(elsewhere, '/account');
  await elsewhere.getByRole('main').getByText(NAO.name).waitFor();

  await visit(page, '/identity/second-factor');
  await page.getByText('予備コードは、あと9個使えます。').waitFor();
  await look();
  await page.getByRole('link', { name: '予備コードを新しくする' }).click();
  await page.waitForURL('**/renew');
  await look();
  await visit(page, '/identity/second-factor/off');
  await look();
  await page.getByLabel('いまのパスワード').fill(NAO.password);
  await page.getByLabel('認証コード').fill(code(1));
  await press(page, '二段階認証をやめる');
  await page.getByText('二段階認証をやめました。').waitFor();
  expect(found).toEqual([]);
});
