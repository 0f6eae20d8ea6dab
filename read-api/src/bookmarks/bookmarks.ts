import { listBookmarks } from '@meikan/contracts';
import { readTable } from '@meikan/projections/read-model';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  type ArticleItemRow,
  articleColumns,
  articleVisible,
  toArticleItem,
  visibleArticles,
} from '../articles/article-item.ts';
import { countPer, total } from '../route/counts.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { all, inPreview, offsetOf, type Question, readRoute } from '../route/read-route.ts';
import { a } from '../route/tables.ts';
import { seenPerson } from '../users/seen-person.ts';

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

export function bookmarkRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listBookmarks, async ({ params, query }, question) => {
    const asked = inPreview(question, query.preview);
    const { id } = await seenPerson(asked, params.id);
    const [payload, counter] = await Promise.all([findBookmarks(asked, id, query), countBookmarks(asked, id)]);
    return { payload, total: query.mainCategory ? (counter[query.mainCategory] ?? 0) : total(counter), counter };
  });
}
