import { sendCommands } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { hold } from '../../app/testing/play.ts';
import { judgeCommands, sentCommands } from '../../app/testing/played-server.ts';
import { dialogsClosed, readCompletion } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { ARTICLES, openNewArticle, playOwnList, shownArticles, shownNames } from './testing/own-list.ts';

const NAME = '灯台の日誌をつけはじめました';
const LATER = '灯台の日誌、七日目';
const owner = { kind: 'user', id: 'kurosaki-mio' };
const editing = page.getByRole('dialog', { name: '記事を編集' });
const question = page.getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' });
const edit = (name: string) => page.getByRole('button', { name: `「${name}」を編集` });

beforeEach(async () => {
  playOwnList();
  await openPage(ARTICLES, { as: 'general' });
});

async function register(): Promise<void> {
  const form = await openNewArticle();
  await form.getByLabelText(/^1?記事名/).fill(NAME);
  await form.getByLabelText(/URL/).fill('https://example.jp/todai');
  await form.getByLabelText(/カテゴリー/).selectOptions('仕事の記録');
  await form.getByRole('button', { name: '登録する' }).click();
  await readCompletion('登録が完了しました');
}

test('a registered article is sent, confirmed and listed', async () => {
  await register();
  await expect.poll(shownArticles).toContainEqual({ name: NAME, href: 'https://example.jp/todai' });
  const [registered] = sentData('register-article');
  expect(registered).toMatchObject({
    owner,
    article: { articleName: NAME, articleUrl: 'https://example.jp/todai', articleCategory: 'private_blog_work' },
  });
  expect(sentCommands).toMatchObject([{ stream: `article-${registered?.articleId}`, expected: 'absent' }]);
});

test("a registered article of another tab's category says where it is, and links there", async () => {
  const form = await openNewArticle();
  await form.getByLabelText(/^1?記事名/).fill(NAME);
  await form.getByLabelText(/URL/).fill('https://example.jp/todai');
  await form.getByLabelText(/カテゴリー/).selectOptions('採用資料');
  await form.getByRole('button', { name: '登録する' }).click();
  const told = page.getByRole('dialog', { name: /^(登録が完了しました|この端末に保存しました)$/ });
  await expect.element(told.getByText('この記事は「スライド」のタブに表示されます。')).toBeVisible();
  await told.getByRole('link', { name: '「スライド」を開く' }).click();
  await dialogsClosed();
  await expect.poll(() => new URLSearchParams(location.search).get('tab')).toBe('slide');
});

test('a just registered article is listed under its new name after a change, and not after a deletion', async () => {
  await register();
  const [{ articleId } = { articleId: '' }] = sentData('register-article');
  await edit(NAME).click();
  await editing.getByLabelText(/記事名/).fill(LATER);
  await editing.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
  await expect.poll(shownNames).toContain(LATER);
  expect(shownNames()).not.toContain(NAME);
  expect(sentData('edit-article')).toEqual([{ articleId, owner, changes: { articleName: LATER } }]);

  await edit(LATER).click();
  await editing.getByRole('button', { name: '削除する' }).click();
  await question.getByRole('button', { name: '削除する' }).click();
  await readCompletion('削除が完了しました');
  await expect.poll(() => shownNames().join()).not.toContain('灯台の日誌');
  expect(shownNames()).not.toEqual([]);
  expect(sentData('remove-article')).toEqual([{ articleId, owner, reason: null }]);
});

test('an article deleted before its change is refused is removed on the server, without a question about the change', async () => {
  judgeCommands(({ type }) => ({
    status: type === 'edit-article' ? 'refused' : 'applied',
    revision: '2',
    position: 'p2',
  }));
  const release = hold(sendCommands);
  const [name = ''] = shownNames();
  await edit(name).click();
  await editing.getByLabelText(/記事名/).fill(LATER);
  await editing.getByRole('button', { name: '更新する' }).click();
  const kept = page.getByRole('dialog', { name: 'この端末に保存しました' });
  await kept.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed();
  await edit(LATER).click();
  await editing.getByRole('button', { name: '削除する' }).click();
  await question.getByRole('button', { name: '削除する' }).click();
  await expect.poll(() => shownNames()).not.toContain(LATER);
  await dialogsClosed();
  release();
  await expect.poll(() => sentCommands.map(({ type }) => type)).toEqual(['edit-article', 'remove-article']);
  await openPage('/sync', { as: 'general' });
  await expect.element(page.getByText('送信待ちの変更はありません')).toBeVisible();
});

test('the question before a deletion, answered with no, changes nothing', async () => {
  const before = shownNames();
  expect(before.length).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: /^「.+」を編集$/ })
    .first()
    .click();
  await editing.getByRole('button', { name: '削除する' }).click();
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await editing.getByRole('button', { name: 'キャンセル' }).click();
  await dialogsClosed();
  expect(shownNames()).toEqual(before);
  await openPage(ARTICLES, { as: 'general' });
  expect(shownNames()).toEqual(before);
  expect(sentCommands).toEqual([]);
});
