import { sql } from 'kysely';
import {
  type ArticleItemRow,
  articleColumns,
  articleVisible,
  toArticleItem,
  visibleArticles,
} from '../articles/article-item.ts';
import { all, counterOf, offsetOf, type Question } from '../route/read-route.ts';

type Filter = { readonly page: number; readonly limit: number; readonly mainCategory?: string | undefined };

/** What a person keeps, newest first. Items that are gone or hidden are left out. */
export async function findBookmarks({ db, reader }: Question, userId: string, filter: Filter) {
  const { limit, mainCategory } = filter;
  const rows = await all(
    sql<ArticleItemRow>`select ${articleColumns(reader)}
      from read_model.bookmark m join ${visibleArticles} on a.id = m.reference_id
      where m.user_id = ${userId} and ${articleVisible} and ${mainCategory ? sql`a.main_category = ${mainCategory}` : sql`true`}
      order by m.since desc, m.reference_id limit ${limit} offset ${offsetOf(filter)}`,
    db,
  );
  return rows.map(toArticleItem);
}

/** Counts per kind of item. */
export async function countBookmarks({ db }: Question, userId: string): Promise<Record<string, number>> {
  const rows = await all(
    sql<{ key: string; count: number }>`select a.main_category as key, count(*)::int as count
      from read_model.bookmark m join ${visibleArticles} on a.id = m.reference_id
      where m.user_id = ${userId} and ${articleVisible} group by 1 order by 2 desc, 1`,
    db,
  );
  return counterOf(rows);
}

/** What the counts of a counter add up to. */
export const total = (counter: Readonly<Record<string, number>>): number =>
  Object.values(counter).reduce((a, b) => a + b, 0);
