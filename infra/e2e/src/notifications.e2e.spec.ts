import { expect, test } from 'vitest';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { signUp } from './test-app/sign-up.ts';

const app = testAppPerFile();
const RIN = { name: '去川 りん', email: 'rin@example.jp', password: 'ao-no-fukurou-31' };

test('a new follower is counted at the bell of a page that stays open, and gone from there once the list was read', async () => {
  const page = await app.open('general', { viewport: { width: 360, height: 780 } });
  await visit(page, '/notifications');
  const bell = page.getByRole('banner').getByRole('link', { name: /^お知らせ/ });
  await expect.poll(() => bell.innerText()).toBe('お知らせ');
  await visit(page, '/terms');
  await page.mouse.wheel(0, 200);

  const follower = await app.open('anonymous');
  await visit(follower, '/terms');
  await signUp(follower, RIN);
  await follower.waitForURL(/\/onboarding/);
  await visit(follower, '/profile');
  await follower.getByRole('heading', { level: 1, name: RIN.name }).waitFor();
  await follower.getByRole('button', { name: '公開する' }).click();
  await follower.getByText('プロフィールを公開しました').waitFor();
  await visit(follower, '/profile/kurosaki-mio');
  await follower.getByRole('button', { name: /^フォローする/ }).click();

  await page.getByRole('link', { name: 'お知らせ 新着1件' }).click();
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  const row = page.getByRole('list', { name: 'お知らせの一覧' }).getByRole('listitem').first();
  await row.getByText('新着').waitFor();
  await expect.poll(() => bell.innerText()).toBe('お知らせ');
  await row.getByRole('link', { name: `${RIN.name}さんがあなたをフォローしました` }).click();
  await page.getByRole('heading', { level: 1, name: RIN.name }).waitFor();
});
