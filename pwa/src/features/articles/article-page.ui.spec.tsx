import { getArticle } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { play } from '../../app/testing/play.ts';
import { anItem } from '../../directory/testing/an-item.ts';

const ARTICLE = '/articles/art-0001';
const PERSON = '/profile/kurosaki-mio';
const article = page.getByRole('article');
const star = article.getByRole('button', { name: /を保存する$/ });
const out = page.getByRole('link', { name: /^記事を読む/ });

test('the page of an article says what it is and who shows it, carries a star, and leads on', async () => {
  await openPage(ARTICLE);
  await expect.element(page.getByRole('heading', { level: 1, name: /^返金処理を冪等にするまで/ })).toBeVisible();
  await expect.element(out).toHaveAttribute('href', 'https://mio-log.example/posts/8b3554ca5a');
  await expect.element(out).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect.element(star).toBeVisible();
  await article.getByRole('link', { name: '黒﨑 澪' }).click();
  await expect.poll(() => location.pathname).toBe(PERSON);
});

test('the page of an article carries no star for whom it is their own', async () => {
  await openPage(ARTICLE, { as: 'general' });
  await expect.element(article.getByRole('button', { name: 'URLをコピー' })).toBeVisible();
  expect(star.elements()).toEqual([]);
});

test('the page of an article is reached from the day of the item in a list', async () => {
  const asked = play(getArticle, ({ params: { id } }) => anItem({ id }));
  await openPage(`${PERSON}?tab=articles_blogs`);
  await page
    .getByRole('link', { name: /のページ$/ })
    .first()
    .click();
  await expect.element(out).toBeVisible();
  expect(location.pathname).toBe(`/articles/${asked[0]?.params.id}`);
});
