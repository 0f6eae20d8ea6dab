import { type ArticleItem, leaveFootprint, listBookmarks, listUserArticles } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../app/testing/open-page.tsx';
import { play, playChanged } from '../app/testing/play.ts';
import { sentCommands } from '../app/testing/played-server.ts';
import { sentData } from '../editing/testing/sent-data.ts';

const ARTICLES = '/profile/takahashi-kiichi?tab=articles_blogs';
const star = page.getByRole('button', { name: /を保存する$/ }).first();

beforeEach(() => {
  play(leaveFootprint, () => ({ counted: true }));
});

/** Answers for what somebody keeps as a server does that has taken what was sent. */
function playKept(): void {
  const seen: ArticleItem[] = [];
  playChanged(listUserArticles, (items) => {
    seen.push(...items);
    return items;
  });
  playChanged(listBookmarks, (kept) => [
    ...sentData('set-bookmark').flatMap(({ referenceId }) => seen.find(({ id }) => id === referenceId) ?? []),
    ...kept,
  ]);
}

test('a starred article is sent, shows a full star, and is in the list of the kept', async () => {
  playKept();
  await openPage(ARTICLES, { as: 'general' });
  const name = ((await star.findElement()).getAttribute('aria-label') ?? '').replace(/を保存する$/, '');
  await star.click();
  await expect.element(page.getByRole('button', { name: `${name}を保存から外す` })).toBeVisible();
  await expect.poll(() => sentData('set-bookmark')).toMatchObject([{ value: true }]);
  await openPage('/profile/kurosaki-mio?tab=bookmark', { as: 'general' });
  await expect.element(page.getByRole('main').getByRole('link', { name, exact: false }).first()).toBeVisible();
});

test('a star pressed by a visitor explains signing in, and sends nothing', async () => {
  await openPage(ARTICLES);
  await star.click();
  await expect.element(page.getByText('ログインすると、記事を保存できます。')).toBeVisible();
  expect(sentCommands).toEqual([]);
});
