import { getProfile } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { asSent } from '../testing/as-sent.ts';
import { OWN, section } from '../testing/pages.ts';

const dialog = (name: string) => page.getByRole('dialog', { name });
const press = (name: string) => page.getByRole('button', { name }).click();

async function submit(name: string, done: string, verb = '更新する'): Promise<void> {
  await dialog(name).getByRole('button', { name: verb }).click();
  await readCompletion(done);
}

beforeEach(async () => {
  playChanged(getProfile, asSent);
  await openPage(OWN, { as: 'general' });
});

test.each([
  ['おすすめを編集', /^おすすめ \d+$/],
  ['リンクを編集', /^リンク \d+$/],
] as const)('rows of %s can be removed, except the first', async (name, row) => {
  await press(name);
  const form = dialog(name);
  const rows = form.getByRole('group', { name: row });
  await expect.element(rows.first()).toBeVisible();
  const before = rows.elements().length;
  await form.getByRole('button', { name: /追加$/ }).click();
  const remove = form.getByRole('button', { name: /を削除$/ });
  await expect.poll(() => rows.elements().length).toBe(before + 1);
  expect(rows.first().getByRole('button').elements()).toEqual([]);
  expect(remove.elements()).toHaveLength(before);
  for (const left of [...Array(before).keys()].reverse()) {
    await remove.last().click();
    await expect.poll(() => remove.elements().length).toBe(left);
  }
  expect(rows.elements()).toHaveLength(1);
});

test('a link is added, and changed in place', async () => {
  await press('リンクを追加');
  const added = dialog('リンクを登録');
  await added.getByLabelText(/^リンクの名前/).fill('灯台日誌');
  await added.getByRole('button', { name: '登録する' }).click();
  await expect.element(added.getByText('リンク先のURLを入力してください。')).toBeVisible();
  await added.getByLabelText('URL').fill('https://todai.example/');
  await submit('リンクを登録', '登録が完了しました', '登録する');
  await press('リンク「灯台日誌」を編集');
  await dialog('リンクを編集')
    .getByLabelText(/^リンクの名前/)
    .fill('灯台の日誌');
  await submit('リンクを編集', '編集が完了しました');
  const link = page.getByRole('link', { name: /灯台の日誌/ });
  await expect.element(link).toHaveAttribute('href', 'https://todai.example/');
  const lists = sentData('update-profile').map(({ changes }) => changes.variousLinks?.map(({ linkName }) => linkName));
  const others = ['澪の作業日誌', '登壇一覧', 'こーどの縁側'];
  expect(lists).toEqual([
    [...others, '灯台日誌'],
    [...others, '灯台の日誌'],
  ]);
});

test('the account on X is a link once its followers are known', async () => {
  const form = dialog('Xを編集');
  const followers = form.getByLabelText('フォロワー数');
  await press('Xを編集');
  await form.getByLabelText('Xのアカウント').fill('todai_mori');
  await followers.fill('');
  await submit('Xを編集', '編集が完了しました');
  await expect.element(section('X').getByRole('button', { name: 'Xを開く' })).toBeDisabled();
  await press('Xを編集');
  await followers.fill('１，２３４');
  await submit('Xを編集', '編集が完了しました');
  const link = section('X').getByRole('link', { name: /Xを開く/ });
  await expect.element(link).toHaveAttribute('href', 'https://x.com/todai_mori');
  await expect.element(section('X').getByText('1,234')).toBeVisible();
  const sent = sentData('update-sns').map(({ changes }) => changes.twitter);
  expect(sent).toMatchObject([
    { value: 'todai_mori', follower: null },
    { value: 'todai_mori', follower: 1234 },
  ]);
});

test('a level is set for one of the nine categories', async () => {
  await press('分野と経験を編集');
  const form = dialog('分野と経験を編集');
  await expect.poll(() => form.getByRole('combobox').elements()).toHaveLength(9);
  await userEvent.selectOptions(form.getByLabelText('ダイビング'), 'プロ');
  await submit('分野と経験を編集', '更新が完了しました');
  const told = section('分野と経験').getByRole('listitem').filter({ hasText: 'ダイビング' });
  await expect.element(told).toHaveTextContent('ダイビングプロ');
  const [sent] = sentData('update-profile');
  expect(sent?.changes.categoryLevel).toHaveLength(3);
  expect(sent?.changes.categoryLevel).toContainEqual(expect.objectContaining({ category: 'diving', level: 'pro' }));
});
