import { expect, test } from 'vitest';
import { visit } from './places/settled.ts';
import { mailedCode } from './test-app/mails.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { signUp } from './test-app/sign-up.ts';

const app = testAppPerFile();
const RIN = { name: '去川 りん', email: 'rin@example.jp', password: 'ao-no-fukurou-31' };

test('whoever leaves by a mailed code is out of sight at once, reads it on every page, and comes back on thinking better of it', async () => {
  const page = await app.open('anonymous');
  await visit(page, '/terms');
  await signUp(page, RIN);
  await page.waitForURL(/\/onboarding/);
  await visit(page, '/profile');
  await page.waitForURL(/\/profile\/./);
  await page.getByRole('heading', { level: 1, name: RIN.name }).waitFor();
  const profile = page.url();
  const profileAnswers = (status: number) => expect.poll(async () => (await fetch(profile)).status).toBe(status);
  await page.getByRole('button', { name: '公開する' }).click();
  await profileAnswers(200);

  await visit(page, '/account');
  await page.getByRole('button', { name: '退会の手続きへ' }).click();
  const dialog = page.getByRole('dialog', { name: '退会の手続き' });
  await dialog.getByRole('button', { name: '確認コードを送る' }).click();
  const field = dialog.getByLabel('確認コード');
  await field.waitFor();
  const mailbox = await page.context().newPage();
  await field.fill(await mailedCode(mailbox, RIN.email, '退会の確認コード'));
  await mailbox.close();
  await dialog.getByRole('button', { name: '退会する' }).click();
  await page.getByText(/^退会の手続きをしました。/).waitFor();
  await profileAnswers(404);

  await visit(page, '/companies/tsubame-kanjo');
  await page.getByRole('main').getByRole('link', { name: '取りやめる' }).click();
  await page.waitForURL(/\/account#leaving$/);
  await page.getByRole('button', { name: '退会を取りやめる' }).click();
  await page.getByText('退会を取りやめました').waitFor();
  await profileAnswers(200);
  expect(await page.getByRole('main').getByRole('link', { name: '取りやめる' }).count()).toBe(0);
});
