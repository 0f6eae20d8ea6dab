import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindingsAbove } from '../../app/testing/accessibility.ts';
import { cutNetwork } from '../../app/testing/network.ts';
import { openPage, settled } from '../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../app/testing/places.ts';
import { sentCommands } from '../../app/testing/played-server.ts';
import { dialogsClosed, readCompletion } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { savePage } from '../../offline/cache/testing/save-page.ts';
import {
  articleLink,
  deleteArticle,
  openArticleForm,
  playFilms,
  playSentArticles,
  writeArticle,
} from './testing/company-list.ts';

const PRESS = `${OWN_COMPANY}?tab=30`;
const OWNER = { kind: 'company', id: 'ai-no-ito' };

test("the form of a company's article has a name, an address, today's date that can be cleared, and grouped categories", async () => {
  await openPage(`${OWN_COMPANY}?tab=11`, { as: 'business' });
  const form = await openArticleForm();
  const today = new Date().toLocaleDateString('ja-JP', { dateStyle: 'medium' });
  expect(today).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
  const date = form.getByLabelText(/掲載日/);
  await expect.element(date).toHaveValue(today);
  await form.getByRole('button', { name: '日付を消す' }).click();
  await expect.element(date).toHaveValue('');
  const category = form.getByLabelText(/カテゴリー/).element();
  const groups = [...category.querySelectorAll('optgroup')].map(({ label }) => label);
  expect(groups).toEqual(
    expect.arrayContaining(['記事', '求人', 'スライド', 'ポッドキャスト', 'イベント', 'プレスリリース']),
  );
  expect(groups).not.toContain('個人ブログ');
  expect(await axeFindingsAbove()).toEqual([]);
  await form.getByRole('button', { name: '登録する' }).click();
  await expect.element(form.getByText(/記事名.*入力/).first()).toBeVisible();
  await expect.element(form.getByText(/URL.*入力/).first()).toBeVisible();
  expect(sentCommands).toEqual([]);
});

test("a company's article is registered, changed and deleted by its owner on its tab", async () => {
  playSentArticles();
  await openPage(PRESS, { as: 'business' });
  await writeArticle('藍染めの賞をいただきました');
  await readCompletion('登録が完了しました');
  await expect.element(articleLink('藍染めの賞をいただきました')).toBeVisible();
  const article = {
    articleName: '藍染めの賞をいただきました',
    articleUrl: 'https://example.jp/oshirase',
    articleCategory: 'press_award',
  };
  expect(sentData('register-article')).toMatchObject([{ owner: OWNER, article }]);
  const articleId = sentData('register-article')[0]?.articleId;

  await page.getByRole('button', { name: '「藍染めの賞をいただきました」を編集' }).click();
  const form = page.getByRole('dialog', { name: '記事を編集' });
  await form.getByLabelText(/記事名/).fill('藍染めの賞を、二つ');
  await form.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
  await expect.element(articleLink('藍染めの賞を、二つ')).toBeVisible();
  const changes = { articleName: '藍染めの賞を、二つ' };
  expect(sentData('edit-article')).toEqual([{ articleId, owner: OWNER, changes }]);

  await deleteArticle('藍染めの賞を、二つ');
  await readCompletion('削除が完了しました');
  await expect.element(articleLink('藍染めの賞を、二つ')).not.toBeInTheDocument();
  expect(sentData('remove-article')).toEqual([{ articleId, owner: OWNER, reason: null }]);
  expect(sentCommands).toHaveLength(3);
});

test("a company's articles are shown to a visitor without a way to write", async () => {
  await openPage(PRESS);
  await expect.element(articleLink('染め直し無料を続けるための、畑の増やしかた')).toBeVisible();
  expect(page.getByRole('button', { name: '記事を追加' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: /を編集$/ }).elements()).toEqual([]);
});

test('deleting the only article of the last page shows the page before', async () => {
  const lists = playFilms('ai-no-ito', ['染めかた6', '染めかた5', '染めかた4', '染めかた3', '染めかた2', '染めかた1']);
  await openPage(`${OWN_COMPANY}?tab=12`, { as: 'business' });
  const foot = page.getByRole('navigation', { name: 'ページの切り替え' });
  await foot.getByRole('link', { name: '次のページ' }).click();
  await expect.element(foot.getByText('全 6 件中 6-6 件')).toBeVisible();
  await expect.element(articleLink('染めかた2')).not.toBeInTheDocument();
  expect(lists.map(({ query }) => query.page)).toContain(2);
  await deleteArticle('染めかた1');
  await readCompletion('削除が完了しました');
  await expect.element(articleLink('染めかた2')).toBeVisible();
  await settled();
  expect(document.querySelectorAll('.tab-b .list > li')).toHaveLength(5);
  expect(sentData('remove-article')).toEqual([{ articleId: 'movie-5', owner: OWNER, reason: null }]);
});

test('closing a begun form asks first, and staying keeps the input', async () => {
  await openPage(PRESS, { as: 'business' });
  const form = await openArticleForm();
  const name = form.getByLabelText(/記事名/);
  await name.fill('書きかけ');
  await form.getByRole('button', { name: 'キャンセル' }).click();
  const question = page.getByRole('dialog', { name: '保存していない変更があります' });
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('書きかけ');
  await form.getByRole('button', { name: 'キャンセル' }).click();
  await question.getByRole('button', { name: '変更を捨てる' }).click();
  await dialogsClosed();
});

/** Tabs of content that the demo leaves empty: videos, podcasts, white papers, reports of events. */
const EMPTY_TABS = [12, 23, 25, 26];

test('an empty tab of a saved page can be filled offline by its owner', async () => {
  await openPage(OWN_COMPANY, { as: 'business' });
  await savePage();
  cutNetwork();
  for (const tab of EMPTY_TABS) {
    await openPage(`${OWN_COMPANY}?tab=${tab}`, { as: 'business' });
    await openArticleForm();
    await userEvent.keyboard('{Escape}');
    await dialogsClosed();
  }
});
