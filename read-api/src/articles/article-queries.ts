import { tagKey } from '@meikan/domain';
import { sql } from 'kysely';
import { countIn, countPer } from '../route/counts.ts';
import { all, first, offsetOf, type Question } from '../route/read-route.ts';
import { a, m } from '../route/tables.ts';
import {
  type ArticleItemRow,
  articleColumns,
  articleShown,
  articleVisible,
  toArticleItem,
  visibleArticles,
} from './article-item.ts';

type Page = { readonly page: number; readonly limit: number };
export type ArticleFilter = {
  readonly owner?: { readonly kind: 'user' | 'company'; readonly id: string };
  readonly mainCategory?: string | undefined;
  readonly articleCategory?: string | undefined;
  readonly tag?: string | undefined;
  /** Also what is hidden from others: for the owner of the page and admins. */
  readonly whole?: boolean;
};

const anything = sql`true`;

function conditionOf({ owner, mainCategory, articleCategory, tag, whole }: ArticleFilter) {
  return sql`${whole ? anything : articleVisible}
    and ${owner ? sql`${a.owner_kind} = ${owner.kind} and ${a.owner_id} = ${owner.id}` : anything}
    and ${mainCategory ? sql`${a.main_category} = ${mainCategory}` : anything}
    and ${articleCategory ? sql`${a.article_category} = ${articleCategory}` : anything}
    and ${tag ? sql`${a.tag_keys} @> array[${tagKey(tag)}]::text[]` : anything}`;
}

/** A page of items, newest first, undated last. */
export async function findArticles({ db, reader }: Question, filter: ArticleFilter, page: Page) {
  const rows = await all(
    sql<ArticleItemRow>`select ${articleColumns(reader)} from ${visibleArticles} where ${conditionOf(filter)}
      order by ${a.posted_date} desc nulls last, ${a.id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
  return rows.map(toArticleItem);
}

/** The newest of each main category of an owner, `size` of each at most: what a profile begins with. */
export async function findFirstOfEach({ db, reader }: Question, filter: ArticleFilter, size: number) {
  const rows = await all(
    sql<ArticleItemRow>`select ${articleColumns(reader)} from (
        select ${a.id}, row_number() over (
          partition by ${a.main_category} order by ${a.posted_date} desc nulls last, ${a.id}) as place
        from ${visibleArticles} where ${conditionOf(filter)}
      ) as w join (${visibleArticles}) on ${a.id} = w.id
      where w.place <= ${size} order by ${a.posted_date} desc nulls last, ${a.id}`,
    db,
  );
  return rows.map(toArticleItem);
}

/** Items in the order of the given ids; those that the reader may not see are left out. */
export async function findArticlesById({ db, reader }: Question, ids: readonly string[]) {
  const rows = await all(
    sql<ArticleItemRow>`select ${articleColumns(reader)}
      from unnest(${[...ids]}::text[]) with ordinality as w (id, place) join (${visibleArticles}) on ${a.id} = w.id
      where ${articleShown(reader)} order by w.place`,
    db,
  );
  return rows.map(toArticleItem);
}

/** One item, as far as the reader may see it: what is hidden from others is there for its author, the page's owners and admins. */
export async function findArticle({ db, reader }: Question, id: string) {
  const row = await first(
    sql<ArticleItemRow>`select ${articleColumns(reader)} from ${visibleArticles}
      where ${a.id} = ${id} and (${articleShown(reader)}
        or ${a.owner_kind} = 'user' and ${a.owner_id} = ${reader.id}
        or exists (select from ${m}
          where ${a.owner_kind} = 'company' and ${m.company_id} = ${a.owner_id}
            and ${m.user_id} = ${reader.id} and ${m.is_owner}))`,
    db,
  );
  return row && toArticleItem(row);
}

export function countArticles({ db }: Question, filter: ArticleFilter): Promise<number> {
  return countIn(sql`${visibleArticles} where ${conditionOf(filter)}`, db);
}

/** Counts per category, without the filter by category itself, so that the chips keep their numbers. */
export function countPerCategory(
  { db }: Question,
  filter: ArticleFilter,
  by: 'main_category' | 'article_category',
): Promise<Record<string, number>> {
  const { articleCategory: _, ...rest } = filter;
  const wider = by === 'main_category' ? { ...rest, mainCategory: undefined } : rest;
  return countPer(a[by], sql`${visibleArticles} where ${conditionOf(wider)}`, db);
}

/** Tags that begin so, the most used first, each in the spelling that was used first. */
export function topTags({ db }: Question, filter: ArticleFilter, limit: number, prefix = '') {
  return all(
    sql<{ tag: string; count: number }>`
      select (array_agg(t.tag order by ${a.registered_at}, ${a.id}))[1] as tag, count(*)::int as count
      from ${visibleArticles} cross join unnest(${a.tags}, ${a.tag_keys}) as t (tag, key)
      where ${conditionOf(filter)} and starts_with(t.key, ${tagKey(prefix)})
      group by t.key order by 2 desc, t.key limit ${limit}`,
    db,
  );
}
