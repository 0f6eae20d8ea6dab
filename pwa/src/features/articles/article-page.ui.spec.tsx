import { getArticle } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { play } from '../../app/testing/play.ts';
import { anItem } from '../../directory/testing/an-item.ts';
import { ARTICLES, openNewArticle, playOwnList } from './testing/own-list.ts';

const ARTICLE = '/articles/art-0001';
const PERSON = '/profile/kurosaki-mio';
const article = page.getByRole('article');
const star = article.getByRole('button', { name: /を保存する$/ });
const out = page.getByRole('link', { name: /^記事を読む/ });

test('the article page names the article and its owner, has a star, and links on', async () => {
  await openPage(ARTICLE);
  await expect.element(page.getByRole('heading', { level: 1, name: /^返金処理を冪等にするまで/ })).toBeVisible();
  await expect.element(out).toHaveAttribute('href', 'https://mio-log.example/posts/8b3554ca5a');
  await expect.element(out).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect.element(star).toBeVisible();
  await article.getByRole('link', { name: '黒﨑 澪' }).click();
  await expect.poll(() => location.pathname).toBe(PERSON);
});

test('the article page has no star for its owner', async () => {
  await openPage(ARTICLE, { as: 'general' });
  await expect.element(article.getByRole('button', { name: 'URLをコピー' })).toBeVisible();
  expect(star.elements()).toEqual([]);
});

test("an article written offline opens offline, and is the server's once sent", async () => {
  playOwnList();
  await openPage(ARTICLES, { as: 'general' });
  cutNetwork();
  const form = await openNewArticle();
  await form.getByLabelText(/^1?記事名/).fill('灯台の日誌');
  await form.getByLabelText(/URL/).fill('https://example.jp/todai');
  await form.getByLabelText(/カテゴリー/).selectOptions('仕事の記録');
  await form.getByRole('button', { name: '登録する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await page.getByRole('link', { name: /灯台の日誌.*のページ$/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '灯台の日誌' })).toBeVisible();
  await expect.element(out).toHaveAttribute('href', 'https://example.jp/todai');
  play(getArticle, ({ params: { id } }) => anItem({ id, articleName: '灯台の日誌（届きました）' }));
  mendNetwork();
  await expect.element(page.getByRole('heading', { level: 1, name: '灯台の日誌（届きました）' })).toBeVisible();
});

test('the article page is linked from the date in a list', async () => {
  const asked = play(getArticle, ({ params: { id } }) => anItem({ id }));
  await openPage(`${PERSON}?tab=articles_blogs`);
  await page
    .getByRole('link', { name: /のページ$/ })
    .first()
    .click();
  await expect.element(out).toBeVisible();
  expect(location.pathname).toBe(`/articles/${asked[0]?.params.id}`);
});
