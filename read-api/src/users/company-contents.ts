import type { CompanyContentKind } from '@meikan/contracts';
import { sql } from 'kysely';
import {
  type ArticleItemRow,
  articleColumns,
  articleVisible,
  toArticleItem,
  visibleArticles,
} from '../articles/article-item.ts';
import { isPaidCompany } from '../companies/paid-company.ts';
import { counterOf, countPer } from '../route/counts.ts';
import { all, offsetOf, type Question } from '../route/read-route.ts';
import { a, m } from '../route/tables.ts';

type Filter = {
  readonly page: number;
  readonly limit: number;
  readonly kind: CompanyContentKind;
  readonly articleCategory?: string | undefined;
};

const JOB = 'job';

/** What the paid companies publish of which somebody is a present member. */
const ofTheirCompanies = (
  userId: string,
) => sql`${articleVisible} and ${a.owner_kind} = 'company' and ${a.owner_id} in (
  select ${m.company_id} from ${m}
  where ${m.user_id} = ${userId} and ${m.status} = 'NOW-MEMBER' and ${isPaidCompany(m.company_id)})`;

const ofKind = (kind: CompanyContentKind) =>
  kind === 'job' ? sql`${a.main_category} = ${JOB}` : sql`${a.main_category} <> ${JOB}`;

export async function findCompanyContents({ db, reader }: Question, userId: string, filter: Filter) {
  const { kind, articleCategory } = filter;
  const rows = await all(
    sql<ArticleItemRow>`select ${articleColumns(reader)} from ${visibleArticles}
      where ${ofTheirCompanies(userId)} and ${ofKind(kind)}
        and ${articleCategory ? sql`${a.article_category} = ${articleCategory}` : sql`true`}
      order by ${a.posted_date} desc nulls last, ${a.id} limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
  return rows.map(toArticleItem);
}

/** Counts per category within a kind. */
export function countCompanyContents(
  { db }: Question,
  userId: string,
  kind: CompanyContentKind,
): Promise<Record<string, number>> {
  return countPer(
    a.article_category,
    sql`${visibleArticles} where ${ofTheirCompanies(userId)} and ${ofKind(kind)}`,
    db,
  );
}

/** How much stands under each of a profile's two tabs of company contents. */
export async function countCompanyContentsPerTab({ db }: Question, userId: string) {
  const rows = await all(
    sql<{ key: CompanyContentKind; count: number }>`select
        case when ${a.main_category} = ${JOB} then 'job' else 'article' end as key, count(*)::int as count
      from ${visibleArticles} where ${ofTheirCompanies(userId)} group by 1`,
    db,
  );
  const { job = 0, article = 0 } = counterOf(rows);
  return { job, article };
}
