import { expect, test } from 'vitest';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { fillSignUp } from './test-app/sign-up.ts';

const app = testAppPerFile();
const MINORI = { name: '長田 みのり', email: 'minori@example.jp', password: 'ao-no-fukurou-31' };
const NAME = '株式会社みのり農園';

test('a company comes by the landing page, makes an account and its page, writes on it and publishes it: others read nothing of it before', async () => {
  const page = await app.open('anonymous');
  await visit(page, '/business/landing');
  await page.getByRole('main').getByRole('link', { name: '法人アカウントを作る' }).click();
  await page.getByRole('heading', { level: 1, name: '法人アカウントの登録' }).waitFor();
  await fillSignUp(page, MINORI);
  await page.waitForURL(/\/onboarding$/);

  await page.getByRole('button', { name: '下書きを作る' }).click();
  const form = page.getByRole('dialog', { name: '会社のページの下書き' });
  await form.getByLabel(/^会社名/).fill(NAME);
  await form.getByLabel(/^カテゴリー/).selectOption({ label: 'IT・Web企業' });
  await form.getByLabel(/^説明/).fill('野菜を育てて届けています。');
  await form.getByLabel(/^公式サイト/).fill('https://minori.example');
  await form.getByRole('button', { name: '下書きを作る' }).click();
  await page.waitForURL(/\/companies\/[\w-]+$/);
  const draft = page.getByRole('region', { name: 'このページは下書きです' });
  await draft.getByRole('button', { name: '従業員数を書く' }).click();
  const size = page.getByRole('dialog', { name: '従業員数を編集' });
  await size.getByLabel(/従業員/).fill('12');
  await size.getByRole('button', { name: '更新する' }).click();
  await page.getByRole('dialog', { name: '更新が完了しました' }).getByRole('button').click();
  await draft.getByRole('button', { name: '従業員数を書く' }).waitFor({ state: 'detached' });

  const reader = await app.open('anonymous');
  await visit(reader, page.url());
  await reader.getByRole('heading', { level: 1, name: /公開されていません/ }).waitFor();
  expect(await reader.getByText('野菜を育てて届けています。').count()).toBe(0);

  await draft.getByRole('button', { name: '公開する' }).click();
  await page.getByText('ページを公開しました').waitFor();
  await app.running.application.projections.caughtUp();
  await visit(reader, page.url());
  await reader.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await reader.getByText('野菜を育てて届けています。').first().waitFor();
  await page.getByRole('button', { name: '長田 みのりのメニュー' }).click();
  const own = page.getByRole('menuitem', { name: /^自社ページを編集/ });
  expect(await own.getAttribute('href')).toBe(new URL(page.url()).pathname);
});
