import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, overflow } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { signUp } from './constellation/sign-up.ts';
import { readCompletion } from './places/completion.ts';
import { settled, visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
const NARROW = { width: 360, height: 780 };
const STEPS = ['自己紹介を書きましょう', '働いた会社を加えましょう', '使っているサービスを加えましょう'];

/** What is wrong with the step that is open, on a narrow phone. */
async function faults(page: Page): Promise<readonly string[]> {
  await settled(page);
  const wide = await overflow(page);
  return [...(await axeFindings(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])];
}

/** Goes on by the keyboard, from the heading that has the focus. */
async function goOn(page: Page, to: string): Promise<void> {
  await page.getByRole('link', { name: '次へ' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: to }).and(page.locator(':focus')).waitFor();
}

test('somebody new is led from the sign-up to a profile that can be shown', async () => {
  const page = await stars.open('anonymous', { permissions: ['clipboard-read', 'clipboard-write'] });
  await visit(page, '/companies/tsubame-kanjo');
  await signUp(page, { name: '水野 あかり', email: 'akari@example.jp', password: 'ao-no-fukurou-31' });
  await page.waitForURL(/\/onboarding/);
  await page.setViewportSize(NARROW);
  const [introduction = '', work = '', services = ''] = STEPS;
  await page.getByRole('heading', { level: 2, name: introduction }).waitFor();
  const found = [...(await faults(page))];

  await page.getByRole('button', { name: '自己紹介を書く' }).click();
  const basics = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await basics.getByLabel('自己紹介').fill('灯台の明かりを守っています。海の話をしましょう。');
  await basics.getByRole('button', { name: '更新する' }).click();
  await readCompletion(page, '更新が完了しました');
  await page.getByText('灯台の明かりを守っています。').waitFor();
  await goOn(page, work);
  found.push(...(await faults(page)));

  await page.getByRole('button', { name: '職歴を書く' }).click();
  const history = page.getByRole('dialog', { name: '職歴を編集' });
  await history.getByLabel('会社名').first().fill('岬の灯台');
  await history.getByRole('button', { name: '更新する' }).click();
  await readCompletion(page, '更新が完了しました');
  await page.getByText('岬の灯台').waitFor();
  await goOn(page, services);
  found.push(...(await faults(page)));

  await page.getByRole('button', { name: 'サービスを追加' }).click();
  const adding = page.getByRole('dialog', { name: 'サービスを追加' });
  await adding.getByLabel('会社名・サービス名').fill('このへん');
  await adding.getByRole('button', { pressed: false }).filter({ hasText: 'このへん' }).first().click();
  await adding.getByRole('button', { name: '次へ' }).click();
  await adding.getByRole('button', { name: '登録する' }).click();
  await readCompletion(page, '登録が完了しました');
  await goOn(page, 'プロフィールを見せましょう');

  const card = page.getByRole('img', { name: '水野 あかりさんのプロフィールを共有したときに表示される画像' });
  await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  found.push(...(await faults(page)));
  expect(found).toEqual([]);
  await page.getByRole('button', { name: 'URLをコピー' }).click();
  await page.getByText('URLをコピーしました').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.getByLabel('プロフィールのURL').inputValue()).toBe(address);

  const stranger = await stars.open('anonymous');
  await visit(stranger, address);
  await stranger.getByRole('heading', { level: 1, name: '水野 あかり' }).waitFor();
  await stranger.getByText('灯台の明かりを守っています。').waitFor();

  await page.getByRole('link', { name: '元のページに戻る' }).click();
  await page.waitForURL(/\/companies\/tsubame-kanjo/);
});

test('it may be left at once, and is taken up again where it was left', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/');
  await signUp(page, { name: '空木 れん', email: 'ren@example.jp', password: 'midori-no-kame-77' });
  await page.setViewportSize(NARROW);
  await page.getByRole('link', { name: 'あとで書く' }).click();
  await page.getByRole('heading', { level: 2, name: STEPS[1] ?? '' }).waitFor();
  await page.getByRole('link', { name: 'いまは書かずに進む' }).click();
  await page.waitForURL(/\/$/);
  await visit(page, '/profile');
  await page.getByRole('link', { name: 'プロフィールの作り方' }).click();
  await page.getByRole('heading', { level: 2, name: STEPS[0] ?? '' }).waitFor();
});
