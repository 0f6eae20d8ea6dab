import { test } from 'vitest';
import { visit } from './places/settled.ts';
import { mailedLink } from './test-app/mails.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { fillSignUp } from './test-app/sign-up.ts';

const app = testAppPerFile();
const NAGARE = { name: '流 さなえ', email: 'sanae@example.jp', password: 'ao-no-fukurou-31' };
const PAGE = '/companies/nagare-tools';
const ADDRESS = 'info@nagare-tools.example';

test('a company whose page is there already makes an account, answers a mail at its domain, and edits the page', async () => {
  const page = await app.open('anonymous');
  await visit(page, '/business/landing');
  await page.getByRole('main').getByRole('link', { name: '法人アカウントを作る' }).click();
  await fillSignUp(page, NAGARE);
  await page.waitForURL(/\/onboarding$/);

  await page.getByRole('link', { name: '名鑑にあるかを確かめる' }).click();
  await page.waitForURL(/\/search\?kind=company$/);
  await visit(page, PAGE);
  await page.getByRole('link', { name: 'ページの編集を申請する' }).click();
  await page.getByLabel(/^メールアドレス/).fill(ADDRESS);
  await page.getByRole('button', { name: '確認のメールを送る' }).click();
  await page.getByText('確認のメールを送りました').waitFor();
  await page.goto(await mailedLink(page, ADDRESS));
  await page.getByRole('button', { name: '確認を終える' }).click();
  await page.getByText('ページを編集できるようになりました').waitFor();
  await page.getByRole('region', { name: '会社の設定' }).waitFor();
  // The account speaks for the company now.
  await page.getByRole('button', { name: `${NAGARE.name}のメニュー` }).click();
  await page.getByRole('menuitem', { name: /^自社ページを編集/ }).click();
  await page.waitForURL(new RegExp(`${PAGE}$`));
});
