import { type ArticleItem, listCompanyArticles } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Asked } from '../../../app/testing/asked.ts';
import { playChanged } from '../../../app/testing/play.ts';
import { anItem } from '../../../directory/testing/an-item.ts';
import { playList } from '../../../directory/testing/play-list.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';

/** An item's own link in a company's list, which leads out; its date leads to its page here, and says its name too. */
export const articleLink = (name: string): Locator => page.getByRole('main').getByRole('link', { name });

/** What was sent of new items, as a list shows it. */
const registered = (): readonly ArticleItem[] =>
  sentData('register-article').map(({ articleId, owner, article }) => {
    const { mainCategory = '' } = contentCategory(article.articleCategory) ?? {};
    const { articleName, articleUrl, articleCategory, postedDate = null } = article;
    const author = { ...owner, name: owner.id, picture: null };
    const written = { articleName, articleUrl, articleCategory, postedDate, mainCategory };
    return anItem({ ...written, id: articleId, companyId: owner.id, bookmarkable: true, author });
  });

function edited(item: ArticleItem): ArticleItem {
  const names = sentData('edit-article').filter(({ articleId }) => articleId === item.id);
  const articleName = names.at(-1)?.changes.articleName ?? item.articleName;
  return { ...item, articleName };
}

const isRemoved = ({ id }: ArticleItem): boolean =>
  sentData('remove-article').some(({ articleId }) => articleId === id);

/** Answers a company's lists with what was sent since they were recorded: names, and that items came and went. */
export const playSentArticles = (): readonly Asked<typeof listCompanyArticles>[] =>
  playChanged(listCompanyArticles, (items) =>
    [...registered(), ...items].map(edited).filter((item) => !isRemoved(item)),
  );

const HOW_TO = 'movie_how_to';

/** Answers a company's list of films with these, by pages; what was removed is in none of them. */
export function playFilms(companyId: string, names: readonly string[]): readonly Asked<typeof listCompanyArticles>[] {
  const author = { kind: 'company' as const, id: companyId, name: companyId, picture: null };
  const film = (articleName: string, at: number) =>
    anItem({ id: `movie-${at}`, articleName, articleCategory: HOW_TO, mainCategory: 'movie', companyId, author });
  return playList(listCompanyArticles, ({ query: { page: asked = 1, limit } }) => {
    const films = names.map(film).filter((item) => !isRemoved(item));
    const payload = films.slice((asked - 1) * limit, asked * limit);
    return { payload, total: films.length, counter: { [HOW_TO]: films.length } };
  });
}

/** Opens the form of a new item. */
export async function openArticleForm(): Promise<Locator> {
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  const form = page.getByRole('dialog', { name: '記事を登録' });
  await expect.element(form.getByLabelText(/記事名/)).toBeVisible();
  return form;
}

/** Writes a new item and sends it off. */
export async function writeArticle(name: string): Promise<void> {
  const form = await openArticleForm();
  await form.getByLabelText(/記事名/).fill(name);
  await form.getByLabelText(/URL/).fill('https://example.jp/oshirase');
  await userEvent.selectOptions(form.getByLabelText(/カテゴリー/), '受賞・認定');
  await form.getByRole('button', { name: '登録する' }).click();
}

/** Deletes an item by its form, after the question. */
export async function deleteArticle(name: string): Promise<void> {
  await page.getByRole('button', { name: `「${name}」を編集` }).click();
  await page.getByRole('dialog', { name: '記事を編集' }).getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' });
  await question.getByRole('button', { name: '削除する' }).click();
}
