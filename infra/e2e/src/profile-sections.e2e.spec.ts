import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { readCompletion } from './places/completion.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
const OWN = '/profile/kurosaki-mio';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'プロフィールの見出し' }).getByRole('link');

async function submit(page: Page, dialog: string, done: string, verb = '更新する'): Promise<void> {
  await dialogOf(page, dialog).getByRole('button', { name: verb }).click();
  await readCompletion(page, done);
}

describe('the contact tab', () => {
  test('shows a visitor what its owner wrote, and nothing more once it was taken off', async () => {
    const owner = await stars.open('general');
    await visit(owner, `${OWN}?tab=16`);
    await owner.getByRole('button', { name: '副業を編集' }).click();
    const form = dialogOf(owner, '副業を編集');
    await form.getByLabel('受けている仕事').selectOption({ label: 'デザイン' });
    await form.getByLabel('希望する連絡の方法').selectOption({ label: '問い合わせフォーム' });
    await form.getByLabel('リンクの名前').fill('これまでの仕事');
    await form.getByLabel('URL').fill('https://works.example/mio');
    await submit(owner, '副業を編集', '更新が完了しました');

    const visitor = await stars.open('anonymous');
    await visit(visitor, OWN);
    await tabs(visitor).getByText('相談・連絡').click();
    const section = visitor.getByRole('region', { name: '副業' });
    await section.getByText('デザイン').waitFor();
    expect(await section.getByRole('link', { name: 'これまでの仕事' }).getAttribute('href')).toBe(
      'https://works.example/mio',
    );
    expect(await visitor.getByRole('region', { name: '会社への仕事の依頼' }).count()).toBe(0);

    await owner.getByRole('button', { name: '副業を編集' }).click();
    for (const label of ['受けている仕事', '希望する連絡の方法']) await form.getByLabel(label).selectOption('');
    await form.getByLabel('リンクの名前').fill('');
    await submit(owner, '副業を編集', '更新が完了しました');
    await stars.constellation.house.projections.caughtUp();
    await visitor.reload();
    await visitor.getByRole('region', { name: '連絡・DM' }).waitFor();
    expect(await visitor.getByRole('region', { name: '副業' }).count()).toBe(0);
  });

  test('keeps what one of the two dialogs on connections wrote when the other writes', async () => {
    const page = await stars.open('general');
    await visit(page, `${OWN}?tab=contacts`);
    await page.getByRole('button', { name: '書きはじめる' }).click();
    await dialogOf(page, 'つながりたい人を編集').getByLabel('会いたい人・関心のある分野').fill('灯台守の方');
    await submit(page, 'つながりたい人を編集', '更新が完了しました');
    await page.getByRole('button', { name: '出資・支援を編集' }).click();
    await dialogOf(page, '出資・支援を編集').getByLabel('投資の状況').selectOption({ label: '紹介のみ' });
    await submit(page, '出資・支援を編集', '更新が完了しました');
    const section = page.getByRole('region', { name: 'つながり・出資の相談' });
    await section.getByText('灯台守の方').waitFor();
    await section.getByText('紹介のみ').waitFor();
  });

  test('says which part of an offer is missing', async () => {
    const page = await stars.open('general');
    await visit(page, `${OWN}?tab=contacts`);
    await page.getByRole('button', { name: '会社への仕事の依頼を編集' }).click();
    const form = dialogOf(page, '会社への仕事の依頼を編集');
    await form.getByLabel('頼める仕事').selectOption({ label: '開発' });
    await form.getByRole('button', { name: '更新する' }).click();
    await form.getByRole('alert').first().waitFor();
    expect(await form.locator(':focus').getAttribute('aria-invalid')).toBe('true');
  });
});

test.each([
  ['おすすめを編集', /^おすすめ \d+$/],
  ['リンクを編集', /^\d+行目のリンクの名前$/],
] as const)('every row of %s but the first can be removed', async (dialog, name) => {
  const page = await stars.open('general');
  await visit(page, OWN);
  await page.getByRole('button', { name: dialog, exact: true }).click();
  const form = dialogOf(page, dialog);
  const rows = form.getByRole('group', { name });
  await rows.first().waitFor();
  const before = await rows.count();
  await form.getByRole('button', { name: /追加$/ }).click();
  const remove = form.getByRole('button', { name: /を削除$/ });
  expect(await rows.count()).toBe(before + 1);
  expect(await rows.first().getByRole('button').count()).toBe(0);
  expect(await remove.count()).toBe(before);
  for (const left of [...Array(before).keys()].reverse()) {
    await remove.last().click();
    expect(await remove.count()).toBe(left);
  }
  expect(await rows.count()).toBe(1);
});

describe('the owner in preview', () => {
  test('sees neither the contact tab nor what only others can do, and is led back', async () => {
    const page = await stars.open('general');
    await visit(page, `${OWN}?preview=true&tab=contacts`);
    expect(await tabs(page).allInnerTexts()).not.toContain('相談・連絡');
    expect(await page.getByRole('button', { name: /フォローする|オフライン用に保存/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'プレビューを終える' }).click();
    await page.getByRole('button', { name: '編集する' }).waitFor();
    await tabs(page).getByText('相談・連絡').waitFor();
  });
});

describe('one thing at a time', () => {
  test('a link is added, and changed where it stands', async () => {
    const page = await stars.open('general');
    await visit(page, OWN);
    await page.getByRole('button', { name: 'リンクを追加' }).click();
    const added = dialogOf(page, 'リンクを登録');
    await added.getByLabel('リンクの名前').fill('灯台日誌');
    await added.getByRole('button', { name: '登録する' }).click();
    await added.getByText('リンク先のURLを入力してください。').waitFor();
    await added.getByLabel('URL').fill('https://todai.example/');
    await submit(page, 'リンクを登録', '登録が完了しました', '登録する');
    await page.getByRole('button', { name: 'リンク「灯台日誌」を編集' }).click();
    await dialogOf(page, 'リンクを編集').getByLabel('リンクの名前').fill('灯台の日誌');
    await submit(page, 'リンクを編集', '編集が完了しました');
    await page.getByRole('link', { name: /灯台の日誌/ }).waitFor();
  });

  test('the account on X can be pressed once its followers are known', async () => {
    const page = await stars.open('general');
    await visit(page, OWN);
    await page.getByRole('button', { name: 'Xを編集' }).click();
    const form = dialogOf(page, 'Xを編集');
    await form.getByLabel('Xのアカウント').fill('todai_mori');
    await form.getByLabel('フォロワー数', { exact: true }).fill('');
    await submit(page, 'Xを編集', '編集が完了しました');
    const section = page.getByRole('region', { name: 'X', exact: true });
    expect(await section.getByRole('button', { name: 'Xを開く' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Xを編集' }).click();
    await form.getByLabel('フォロワー数', { exact: true }).fill('１，２３４');
    await submit(page, 'Xを編集', '編集が完了しました');
    expect(await section.getByRole('link', { name: /Xを開く/ }).getAttribute('href')).toBe('https://x.com/todai_mori');
    await section.getByText('1,234').waitFor();
  });

  test('a level is told for one of the nine categories', async () => {
    const page = await stars.open('general');
    await visit(page, OWN);
    await page.getByRole('button', { name: '分野と経験を編集' }).click();
    await dialogOf(page, '分野と経験を編集').getByLabel('ダイビング').selectOption({ label: 'プロ' });
    await submit(page, '分野と経験を編集', '更新が完了しました');
    await page.getByRole('region', { name: '分野と経験' }).getByText('ダイビング').waitFor();
  });
});
