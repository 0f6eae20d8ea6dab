import { expect, test } from 'vitest';
import { axeFindings } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';

const stars = constellationPerFile();

test('a company signs in by address and password, makes an account from a PC only, and a forgotten password is mailed', async () => {
  const page = await stars.open('anonymous', { viewport: { width: 360, height: 780 } });
  await page.goto('/login-google');
  await page.waitForURL(/\/identity\/interaction\/[\w-]+\/sign-in$/);
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.goto('/login/business?mode=register');
  await page.getByRole('link', { name: '法人アカウントを作る' }).click();
  await page.getByText('法人アカウントの登録はパソコンで').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const register = page.getByRole('button', { name: '登録する' });
  expect(await register.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 860 });
  await register.waitFor();

  await page.goto('/login/business');
  await page.getByRole('textbox', { name: 'メールアドレス' }).waitFor();
  await page.getByLabel('パスワード', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'ログインする' }).waitFor();
  const create = page.getByRole('link', { name: '法人アカウントを作る' });
  expect(await create.getAttribute('href')).toContain('/sign-up?mode=business');
  await page.getByRole('link', { name: 'パスワードを忘れた' }).click();
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('nobody@example.jp');
  await page.getByRole('button', { name: '確認コードを送る' }).click();
  await page.getByText(/に送りました。/).waitFor();
  await page.getByRole('link', { name: 'ログインに戻る' }).click();
  await page.getByRole('button', { name: 'ログインする' }).waitFor();
});
