import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import {
  type ArticleItemRow,
  articleColumns,
  articleVisible,
  toArticleItem,
  visibleArticles,
} from '../articles/article-item.ts';
import { countPer } from '../route/counts.ts';
import { all, offsetOf, type Question } from '../route/read-route.ts';
import { a } from '../route/tables.ts';

const m = readTable('bookmark', 'm');

type Filter = { readonly page: number; readonly limit: number; readonly mainCategory?: string | undefined };

/** What a person keeps, newest first. Items that are gone or hidden are left out. */
export async function findBookmarks({ db, reader }: Question, userId: string, filter: Filter) {
  const { limit, mainCategory } = filter;
  const rows = await all(
    sql<ArticleItemRow>`select ${articleColumns(reader)}
      from ${m} join ${visibleArticles} on ${a.id} = ${m.reference_id}
      where ${m.user_id} = ${userId} and ${articleVisible}
        and ${mainCategory ? sql`${a.main_category} = ${mainCategory}` : sql`true`}
      order by ${m.since} desc, ${m.reference_id} limit ${limit} offset ${offsetOf(filter)}`,
    db,
  );
  return rows.map(toArticleItem);
}

/** Counts per kind of item. */
export function countBookmarks({ db }: Question, userId: string): Promise<Record<string, number>> {
  return countPer(
    a.main_category,
    sql`${m} join ${visibleArticles} on ${a.id} = ${m.reference_id}
      where ${m.user_id} = ${userId} and ${articleVisible}`,
    db,
  );
}

/** What the counts of a counter add up to. */
export const total = (counter: Readonly<Record<string, number>>): number =>
  Object.values(counter).reduce((a, b) => a + b, 0);
