import { type ArticleItem, listBookmarks, listUserArticles } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { playChanged } from '../../app/testing/play.ts';
import { sentData } from '../../editing/testing/sent-data.ts';

const AUTHOR = '/profile/takahashi-kiichi';

/** Answers as a server does that has taken what was sent: of one that shows a star in one list, no other list is of before it. */
function playKept(): void {
  const seen: ArticleItem[] = [];
  const last = () => sentData('set-bookmark').at(-1);
  playChanged(listUserArticles, (items) => {
    seen.push(...items);
    const command = last();
    return items.map((item) => (item.id === command?.referenceId ? { ...item, isBookmarked: command.value } : item));
  });
  playChanged(listBookmarks, (kept) => {
    const command = last();
    const item = command?.value ? seen.find(({ id }) => id === command.referenceId) : undefined;
    return item === undefined ? kept : [{ ...item, isBookmarked: true }, ...kept];
  });
}

test('a starred article is kept on the device with its author, and dropped without the star', async () => {
  playKept();
  await openPage(`${AUTHOR}?tab=articles_blogs`, { as: 'general' });
  const star = page.getByRole('button', { name: /を保存する$/ }).first();
  const name = ((await star.findElement()).getAttribute('aria-label') ?? '').replace(/を保存する$/, '');
  const starred = page.getByRole('button', { name: `${name}を保存から外す` });
  await star.click();
  await expect.element(starred).toBeVisible();

  const search = page.getByLabelText('保存したものから探す');
  const kept = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: false }) });
  await openPage('/saved', { as: 'general' });
  await search.fill(name);
  await expect.element(kept.getByText('星をつけた', { exact: true })).toBeVisible();
  await search.fill('takahashi-kiichi');
  await expect.element(page.getByText('星をつけた記事の著者').first()).toBeVisible();

  await openPage(`${AUTHOR}?tab=articles_blogs`, { as: 'general' });
  await starred.click();
  await expect.element(page.getByRole('button', { name: `${name}を保存する` })).toBeVisible();
  await openPage('/saved', { as: 'general' });
  await search.fill(name);
  await expect.element(kept).not.toBeInTheDocument();
});
