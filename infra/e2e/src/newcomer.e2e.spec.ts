import { expect, test } from 'vitest';
import { readCompletion } from './places/completion.ts';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { signUp } from './test-app/sign-up.ts';

const app = testAppPerFile();
const COMPANY = '/companies/tsubame-kanjo';
const ABOUT = '灯台の明かりを守っています。海の話をしましょう。';
const AKARI = { name: '水野 あかり', email: 'akari@example.jp', password: 'ao-no-fukurou-31' };

test('a newcomer signs up with the mailed code, is led to the first steps, and what they write there anybody reads at the address that they show once they publish it, and nobody before; they sign out, and in again, also after a try that failed', async () => {
  const page = await app.open('anonymous', { permissions: ['clipboard-read', 'clipboard-write'] });
  await visit(page, COMPANY);
  await signUp(page, AKARI);
  await page.waitForURL(/\/onboarding/);
  await page.getByRole('button', { name: '自己紹介を書く' }).click();
  const basics = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await basics.getByLabel('自己紹介').fill(ABOUT);
  await basics.getByRole('button', { name: '更新する' }).click();
  await readCompletion(page, '更新が完了しました');
  const last = `/onboarding?${new URLSearchParams({ step: '4', returnTo: COMPANY })}`;
  await page.evaluate((to) => history.pushState({}, '', to), last);
  const address = await page.getByLabel('プロフィールのURL').inputValue();
  expect((await fetch(address)).status).toBe(404);
  await page.getByRole('button', { name: '公開する' }).click();
  await page.getByText('プロフィールを公開しました').waitFor();
  const card = page.getByRole('img', { name: '水野 あかりさんのプロフィールを共有したときに表示される画像' });
  await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await page.getByRole('button', { name: 'URLをコピー' }).click();
  await page.getByText('URLをコピーしました').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.getByRole('link', { name: '元のページに戻る' }).click();
  await page.waitForURL((url) => url.pathname === COMPANY);

  await page.getByRole('button', { name: '水野 あかりのメニュー' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  const goodbye = page.getByRole('dialog', { name: 'ログアウトしました' });
  await goodbye.getByRole('button', { name: 'ページに戻る' }).click();
  await page.getByRole('button', { name: 'ログインしていませんのメニュー' }).waitFor();
  await visit(page, address);
  await page.getByRole('heading', { level: 1, name: AKARI.name }).waitFor();
  await page.getByText(ABOUT).waitFor();

  await page.route('**/api/users/initialize', (route) => route.abort(), { times: 1 });
  await page.goto('/login?returnTo=/terms');
  await page.getByLabel('メールアドレス').fill(AKARI.email);
  await page.getByLabel('パスワード', { exact: true }).fill(AKARI.password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.getByText('ログイン失敗').waitFor();
  await page.getByRole('button', { name: 'もう一度ログインする' }).click();
  await page.getByRole('button', { name: '水野 あかりのメニュー' }).waitFor();
  expect(await page.getByText('ログイン失敗').count()).toBe(0);
});

test.each([
  ['as it is written', 'つばめ勘定'],
  ['half width', 'ﾂﾊﾞﾒ勘定'],
  ['hiragana', 'つばめかんじょう'],
])('whoever looks around is offered a company by its name, %s', async (_how, typed) => {
  const found = await fetch(
    new URL(`/api/company/simple-search?${new URLSearchParams({ name: typed, limit: '10' })}`, app.running.url),
  );
  expect(await found.json()).toMatchObject({
    payload: expect.arrayContaining([expect.objectContaining({ id: 'tsubame-kanjo' })]),
  });
});
