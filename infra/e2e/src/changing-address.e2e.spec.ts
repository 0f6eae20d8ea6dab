import { expect, test } from 'vitest';
import { visit } from './places/settled.ts';
import { mailedCode } from './test-app/mails.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { fillInSignIn } from './test-app/sign-in.ts';
import { signUp } from './test-app/sign-up.ts';

const app = testAppPerFile();
const NAO = { name: '真木 なお', email: 'nao@example.jp', password: 'kasumi-no-kitsune-58' };
const NEW = 'nao.maki@example.jp';

test('whoever changes their address by the mailed code comes back signed in, and signs in by the new one elsewhere', async () => {
  const page = await app.open('anonymous');
  await visit(page, '/terms');
  await signUp(page, NAO);
  await page.waitForURL(/\/onboarding/);

  await visit(page, '/account');
  await page.getByRole('link', { name: 'メールアドレスを変更する' }).click();
  await page.getByLabel('新しいメールアドレス').fill(NEW);
  await page.getByLabel('いまのパスワード').fill(NAO.password);
  await page.getByRole('button', { name: '確認コードを送る' }).click();
  await page.waitForURL('**/identity/email/code');
  const mailbox = await page.context().newPage();
  await page.getByLabel('確認コード').fill(await mailedCode(mailbox, NEW, 'メールアドレス変更の確認コード'));
  await mailbox.close();
  await page.getByRole('button', { name: 'メールアドレスを変える' }).click();
  await page.getByRole('heading', { name: '更新が完了しました' }).waitFor();

  await page.getByRole('link', { name: 'ページに戻る' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('main').getByText(NAO.name).waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/nao\.maki\s*@example\.jp/);

  const elsewhere = await app.open('anonymous');
  await elsewhere.goto('/login');
  await fillInSignIn(elsewhere, { email: NEW, password: NAO.password });
  await visit(elsewhere, '/account');
  await elsewhere.getByRole('main').getByText(NAO.name).waitFor();
});
