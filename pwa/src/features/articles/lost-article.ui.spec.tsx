import { uploadImage } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { play } from '../../app/testing/play.ts';
import { dialogsClosed, readCompletion } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { keptDrafts } from '../../offline/drafts/testing/kept-drafts.ts';
import { takePicture, uploadedPicture } from '../../offline/ui/pictures/testing/take-picture.ts';
import { ARTICLES, openNewArticle, playOwnList, shownNames } from './testing/own-list.ts';

const COVER = `/images/${'c0'.repeat(32)}`;
const form = page.getByRole('dialog', { name: '記事を登録' });
const name = form.getByLabelText(/記事名/);
const address = form.getByLabelText(/URL/);
const category = form.getByLabelText(/カテゴリー/);

/** Comes to the page as after a reload, and opens the form. */
async function openForm(): Promise<void> {
  await openPage(ARTICLES, { as: 'general' });
  await openNewArticle();
  await expect.element(name).toBeVisible();
}

beforeEach(async () => {
  playOwnList();
  await openForm();
});

test('an article half written when the page was lost is registered once, and its draft removed', async () => {
  await name.fill('灯台の日誌、嵐の夜');
  await category.selectOptions('仕事の記録');
  await address.fill('https://example.jp/arashi');
  await expect.poll(keptDrafts).toEqual([expect.stringContaining('https://example.jp/arashi')]);
  await openForm();
  await expect.element(form.getByText('書きかけの内容を復元しました')).toBeVisible();
  await expect.element(address).toHaveValue('https://example.jp/arashi');
  await form.getByRole('button', { name: '登録する' }).click();
  await readCompletion('登録が完了しました');
  await expect.poll(keptDrafts).toEqual([]);
  const article = { articleName: '灯台の日誌、嵐の夜', articleUrl: 'https://example.jp/arashi' };
  expect(sentData('register-article')).toMatchObject([
    { article: { ...article, articleCategory: 'private_blog_work' } },
  ]);
  await expect.poll(() => shownNames().filter((shown) => shown === article.articleName)).toHaveLength(1);
});

test('an article written offline keeps its cover, also when the page is lost', async () => {
  const uploads = play(uploadImage, () => ({ file: COVER }));
  const cover = form.getByRole('img', { name: '表紙の画像' });
  cutNetwork();
  await form.getByRole('button', { name: '画像を選ぶ' }).first().click();
  await takePicture();
  await expect.element(cover).toBeVisible();
  await name.fill('表紙のある記事');
  await expect.poll(keptDrafts).toEqual([expect.stringMatching(/表紙のある記事.*to-come|to-come.*表紙のある記事/)]);
  await openForm();
  await expect.element(cover).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await expect.element(name).toHaveValue('表紙のある記事');
  await address.fill('https://example.jp/hyoshi');
  await category.selectOptions('仕事の記録');
  await form.getByRole('button', { name: '登録する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed();
  expect(uploads).toEqual([]);
  mendNetwork();
  await expect.poll(() => document.querySelector<HTMLImageElement>('.arts li img')?.src).toContain(COVER);
  expect(shownNames()[0]).toBe('表紙のある記事');
  await expect
    .poll(() => sentData('register-article'))
    .toMatchObject([{ article: { articleName: '表紙のある記事', coverPhoto: COVER, logo: null } }]);
  expect(await Promise.all(uploads.map(({ body }) => uploadedPicture(body)))).toMatchObject([{ lights: 'r' }]);
});
