import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { signUp } from './constellation/sign-up.ts';
import { readCompletion } from './places/completion.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const ABOUT = '灯台の明かりを守っています。海の話をしましょう。';

test('somebody who signs up is led to the first steps, and what they write there anybody reads at the address that they show', async () => {
  const page = await stars.open('anonymous', { permissions: ['clipboard-read', 'clipboard-write'] });
  await visit(page, '/companies/tsubame-kanjo');
  await signUp(page, { name: '水野 あかり', email: 'akari@example.jp', password: 'ao-no-fukurou-31' });
  await page.waitForURL(/\/onboarding/);
  await page.getByRole('button', { name: '自己紹介を書く' }).click();
  const basics = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await basics.getByLabel('自己紹介').fill(ABOUT);
  await basics.getByRole('button', { name: '更新する' }).click();
  await readCompletion(page, '更新が完了しました');
  await visit(page, `/onboarding?${new URLSearchParams({ step: '4', returnTo: '/companies/tsubame-kanjo' })}`);
  const card = page.getByRole('img', { name: '水野 あかりさんのプロフィールを共有したときに表示される画像' });
  await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await page.getByRole('button', { name: 'URLをコピー' }).click();
  await page.getByText('URLをコピーしました').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await stars.open('anonymous');
  await visit(stranger, address);
  await stranger.getByRole('heading', { level: 1, name: '水野 あかり' }).waitFor();
  await stranger.getByText(ABOUT).waitFor();
  await page.getByRole('link', { name: '元のページに戻る' }).click();
  await page.waitForURL(/\/companies\/tsubame-kanjo/);
});
