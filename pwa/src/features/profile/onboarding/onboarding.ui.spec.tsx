import { searchCompanies } from '@meikan/contracts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../api/query-client.ts';
import { router } from '../../../app/router.tsx';
import { axeFindings, overflow } from '../../../app/testing/accessibility.ts';
import { pressByKeys } from '../../../app/testing/by-keys.ts';
import { openPage, PHONE, settled } from '../../../app/testing/open-page.tsx';
import { hear } from '../../../app/testing/play.ts';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { playCard, playNewcomer } from './testing/newcomer.ts';

const ABOUT = '灯台の明かりを守っています。海の話をしましょう。';
const main = page.getByRole('main');
const step = (name: string) => page.getByRole('heading', { level: 2, name });

/** What is wrong with the step that is open, on a narrow phone. */
async function faults(): Promise<readonly string[]> {
  await settled();
  const wide = overflow();
  return [...(await axeFindings()), ...(wide > 0 ? [`${wide} px too wide`] : [])];
}

/** Goes on by the keyboard; whoever reads on begins at the heading. */
async function goOn(to: string): Promise<void> {
  await pressByKeys(page.getByRole('link', { name: '次へ' }));
  await expect.element(step(to)).toHaveFocus();
}

async function writeIntroduction(): Promise<void> {
  await page.getByRole('button', { name: '自己紹介を書く' }).click();
  const basics = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await basics.getByLabelText(/自己紹介/).fill(ABOUT);
  await basics.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
  await expect.element(main.getByText(ABOUT)).toBeVisible();
  expect(sentData('update-profile')).toEqual([{ userId: 'kurosaki-mio', changes: { overview: ABOUT } }]);
}

async function writeWork(): Promise<void> {
  await page.getByRole('button', { name: '職歴を書く' }).click();
  const history = page.getByRole('dialog', { name: '職歴を編集' });
  const asked = hear(searchCompanies);
  await history
    .getByLabelText(/会社名/)
    .first()
    .fill('岬の灯台');
  await expect.poll(() => asked.map(({ query }) => query)).toMatchObject([{ name: '岬の灯台', type: 'company' }]);
  await history.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
  await expect.element(main.getByText('岬の灯台')).toBeVisible();
  expect(sentData('set-work-experiences')).toMatchObject([
    { userId: 'kurosaki-mio', changes: { workExperiences: [{ companyId: null, companyName: '岬の灯台' }] } },
  ]);
}

async function addService(): Promise<void> {
  await page.getByRole('button', { name: 'サービスを追加' }).click();
  const adding = page.getByRole('dialog', { name: 'サービスを追加' });
  await adding.getByLabelText('会社名・サービス名').fill('このへん');
  await adding.getByRole('button', { pressed: false }).filter({ hasText: 'このへん' }).first().click();
  await adding.getByRole('button', { name: '次へ' }).click();
  await adding.getByRole('button', { name: '登録する' }).click();
  await readCompletion('登録が完了しました');
  expect(sentData('declare-usage')).toMatchObject([{ holder: { kind: 'user', id: 'kurosaki-mio' } }]);
}

test('onboarding leads through the steps to a profile that is published, and back to where it began', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  playCard();
  playNewcomer();
  await openPage('/companies/tsubame-kanjo', { as: 'general', size: PHONE });
  // As the callback of a first sign-in does.
  await router.navigate({ href: `/onboarding?${new URLSearchParams({ returnTo: '/companies/tsubame-kanjo' })}` });
  await expect.element(step('自己紹介を書きましょう')).toBeVisible();
  const found = [...(await faults())];
  await writeIntroduction();
  await goOn('働いた会社を加えましょう');
  found.push(...(await faults()));
  await writeWork();
  await goOn('使っているサービスを加えましょう');
  found.push(...(await faults()));
  await addService();
  await goOn('プロフィールを見せましょう');
  found.push(...(await faults()));
  await page.getByRole('button', { name: '公開する' }).click();
  const card = page.getByRole('img', { name: '黒﨑 澪さんのプロフィールを共有したときに表示される画像' });
  await expect
    .element(card)
    .toHaveAttribute('src', expect.stringMatching(/^\/cards\/person\/kurosaki-mio\.png\?v=\w+$/));
  found.push(...(await faults()));
  expect(found).toEqual([]);
  await page.getByRole('button', { name: 'URLをコピー' }).click();
  await expect.element(page.getByText('URLをコピーしました')).toBeVisible();
  const address = `${location.origin}/profile/kurosaki-mio`;
  expect(copied.mock.calls).toEqual([[address]]);
  await expect.element(page.getByLabelText('プロフィールのURL')).toHaveValue(address);
  await page.getByRole('link', { name: '元のページに戻る' }).click();
  await expect.poll(() => location.pathname).toBe('/companies/tsubame-kanjo');
  await settled();
  // What is still asked for here would be asked for in the next test.
  await expect.poll(() => queryClient.isFetching()).toBe(0);
});

test('onboarding can be left at once, and resumes where it was left', async () => {
  playNewcomer();
  await openPage('/onboarding', { as: 'general', size: PHONE });
  await page.getByRole('link', { name: 'あとで書く' }).click();
  await expect.element(step('働いた会社を加えましょう')).toBeVisible();
  await page.getByRole('link', { name: 'いまは書かずに進む' }).click();
  await expect.poll(() => location.pathname).toBe('/');
  await openPage('/profile', { as: 'general', size: PHONE });
  await page.getByRole('link', { name: 'プロフィールの作り方' }).click();
  await expect.element(step('自己紹介を書きましょう')).toBeVisible();
  expect(sentCommands).toEqual([]);
});
