import { listSynonyms, removeSynonyms, type SynonymEntry, setSynonyms } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings, axeFindingsAbove } from '../../../app/testing/accessibility.ts';
import { cutNetwork } from '../../../app/testing/network.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { play, Refusal } from '../../../app/testing/play.ts';

const bath: SynonymEntry = { word: 'ととのう', others: ['サウナ', '銭湯'], oneWay: false };
const fans: SynonymEntry = { word: '推し活', others: ['ファンクラブ'], oneWay: true };

/** Keeps entries as the server does, beginning with some. */
function keepEntries(...first: readonly SynonymEntry[]) {
  let entries: SynonymEntry[] = [...first];
  play(listSynonyms, () => entries);
  const set = play(setSynonyms, ({ body }) => {
    entries = [...entries.filter(({ word }) => word !== body.word), body];
    return body;
  });
  const removed = play(removeSynonyms, ({ query: { word } }) => {
    entries = entries.filter((entry) => entry.word !== word);
    return { removed: word };
  });
  return { set, removed };
}

const openSynonyms = () => openPage('/admin/synonyms', { as: 'admin' });
const add = page.getByRole('button', { name: '同義語を登録する' });
const dialog = page.getByRole('dialog');
const word = dialog.getByLabelText(/^言葉/);
const others = dialog.getByLabelText(/^同じ意味の言葉/);
const list = page.getByRole('list', { name: '登録した同義語' });
const leave = page.getByRole('button', { name: 'ページに戻る' });

test('an entry is refused while something is missing or its word is known, then set and listed', async () => {
  const { set } = keepEntries(bath);
  await openSynonyms();
  await add.click();
  await dialog.getByRole('button', { name: '登録する' }).click();
  await expect.element(dialog.getByText('言葉を入力してください。', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('同じ意味の言葉を入力してください。')).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  await word.fill('ととのう');
  await others.fill('温泉 水風呂');
  await dialog.getByRole('button', { name: '登録する' }).click();
  await expect.element(dialog.getByText(/^「ととのう」は登録済みです。/)).toBeVisible();
  await word.fill('湯めぐり');
  await dialog.getByLabelText('一方向にする').click();
  await dialog.getByRole('button', { name: '登録する' }).click();
  await leave.click();
  await expect.element(list.getByText('温泉、水風呂')).toBeVisible();
  expect(set.map(({ body }) => body)).toEqual([{ word: '湯めぐり', others: ['温泉', '水風呂'], oneWay: true }]);
  await expect.element(add).toHaveFocus();
});

test('an entry is changed under its word, which stays', async () => {
  const { set } = keepEntries(bath, fans);
  await openSynonyms();
  await list.getByRole('button', { name: '「推し活」の同義語を編集' }).click();
  await expect.element(word).toHaveAttribute('readonly');
  await others.fill('ライブ遠征 ');
  await dialog.getByRole('button', { name: '変更する' }).click();
  await leave.click();
  await expect.element(list.getByText('ファンクラブ、ライブ遠征')).toBeVisible();
  expect(set.map(({ body }) => body)).toEqual([{ ...fans, others: ['ファンクラブ', 'ライブ遠征'] }]);
});

test('an entry is removed at once, the focus goes to what can be done next, and undo brings it back', async () => {
  const { set, removed } = keepEntries(bath, fans);
  await openSynonyms();
  await list.getByRole('button', { name: '「ととのう」の同義語を削除' }).click();
  await expect.element(list.getByText('サウナ、銭湯')).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  expect(removed.map(({ query }) => query)).toEqual([{ word: 'ととのう' }]);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(list.getByText('サウナ、銭湯')).toBeVisible();
  expect(set.map(({ body }) => body)).toEqual([bath]);
});

test('a full table and a dead network are told in the form, which keeps what was typed', async () => {
  const detail = '同義語は1000件まで登録できます。使わないものを削除してください。';
  keepEntries(bath);
  play(setSynonyms, () => new Refusal({ status: 409, code: 'too-many-synonyms', detail }));
  await openSynonyms();
  await add.click();
  await word.fill('湯めぐり');
  await others.fill('温泉 ');
  await dialog.getByRole('button', { name: '登録する' }).click();
  await expect.element(dialog.getByText(detail)).toBeVisible();
  await expect.element(word).toHaveValue('湯めぐり');
  cutNetwork();
  await word.fill('湯治');
  await dialog.getByRole('button', { name: '登録する' }).click();
  await expect.element(dialog.getByText(/^いまはサーバーに届きません。/)).toBeVisible();
  await expect.element(word).toHaveValue('湯治');
});

test('a text that is tried is read into its words, with the entries and the words that the search knows itself', async () => {
  keepEntries(bath);
  await openSynonyms();
  const trial = page.getByRole('region', { name: '検索の言葉を試す' });
  await trial.getByLabelText('試したい検索の言葉').fill('ととのう時間が好きなエンジニア');
  await expect.element(trial.getByText('サウナ、銭湯')).toBeVisible();
  await expect.element(trial.getByText('言い換えなし')).toBeVisible();
  await expect.element(trial.getByText(/開発者/)).toBeVisible();
  const href = `/search?search=${encodeURIComponent('ととのう時間が好きなエンジニア')}`;
  await expect.element(trial.getByRole('link', { name: 'この言葉で検索する' })).toHaveAttribute('href', href);
  expect(await axeFindings()).toEqual([]);
  await trial.getByLabelText('試したい検索の言葉').fill('照合');
  await expect.element(trial.getByText(/突き合わせ/)).toBeVisible();
  await trial.getByLabelText('試したい検索の言葉').fill('の');
  await expect.element(trial.getByText(/^検索に使える言葉がありません。/)).toBeVisible();
});

test('many entries are narrowed by any of their words, until they are few again', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...bath, word: `言葉${at}` }));
  keepEntries(...many.slice(0, 8), fans);
  await openSynonyms();
  const filter = page.getByLabelText('一覧を絞り込む');
  await filter.fill('ﾌｧﾝ');
  await expect.element(list.getByText('推し活', { exact: true })).toBeVisible();
  await expect.element(list.getByText('言葉0', { exact: true })).not.toBeInTheDocument();
  await filter.fill('鯨');
  await expect.element(page.getByText('「鯨」を含む同義語はありません')).toBeVisible();
  await filter.fill('言葉3');
  await list.getByRole('button', { name: '「言葉3」の同義語を削除' }).click();
  await expect.element(list.getByText('言葉0', { exact: true })).toBeVisible();
});
