import { type ArticleItem, listUserArticles } from '@meikan/contracts';
import { page } from 'vitest/browser';
import { playChanged } from '../../../app/testing/play.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';

/** The articles of the demo's general account. */
export const ARTICLES = '/profile/kurosaki-mio?tab=articles_blogs';

/** Answers for the list of a person's articles as a server does that has taken what was sent. */
export const playOwnList = () => playChanged(listUserArticles, (items) => listUserArticles.answer.parse(after(items)));

function after(items: readonly ArticleItem[]): readonly object[] {
  const added = sentData('register-article').map(({ articleId: id, article }) => ({ ...items[0], ...article, id }));
  const edits = sentData('edit-article');
  const times = (type: 'remove-article' | 'restore-article', id: string) =>
    sentData(type).filter(({ articleId }) => articleId === id).length;
  const isThere = ({ id }: { readonly id: string }) => times('remove-article', id) <= times('restore-article', id);
  const changesOf = (id: string) => edits.filter(({ articleId }) => articleId === id).map(({ changes }) => changes);
  return [...added, ...items].filter(isThere).map((item) => Object.assign({}, item, ...changesOf(item.id)));
}

/** The items in the list, each with its own link, which leads out; the words of its mark stand after the name. */
export const shownArticles = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('.arts .art__t a[target="_blank"]')].map(({ firstChild, href }) => ({
    name: firstChild?.textContent ?? '',
    href,
  }));

/** Their names, in their order. */
export const shownNames = () => shownArticles().map(({ name }) => name);

/** The dialog of a new article, opened. */
export async function openNewArticle() {
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  return page.getByRole('dialog', { name: '記事を登録' });
}
