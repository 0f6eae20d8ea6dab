import type { PersonCard, TellingCompany, TopPageData } from '@meikan/contracts';
import type { PresentUser } from '@meikan/domain';
import { jsonAt, textAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { articleVisible, visibleArticles } from '../articles/article-item.ts';
import { isMet } from '../blocks/block-conditions.ts';
import { companyColumns, logo } from '../companies/company-card.ts';
import { contentFlags } from '../companies/content-flags.ts';
import { countPer } from '../route/counts.ts';
import { all, first, type Question } from '../route/read-route.ts';
import { a, c, p } from '../route/tables.ts';
import { personColumns } from '../users/person-card.ts';

export type CompanyPick = 'highlighted' | 'verified' | 'nominated';

type Choice = { readonly who: ReturnType<typeof sql>; readonly order: ReturnType<typeof sql> };

const picks: Readonly<Record<CompanyPick, Choice>> = {
  nominated: {
    who: sql`(${c.article_count} > 0 or ${c.always_on_top})`,
    order: sql`${c.always_on_top} desc, ${c.is_highlight} desc, ${c.article_count} desc, ${c.sns_follower} desc`,
  },
  highlighted: { who: c.is_highlight, order: sql`${c.is_verified} desc, ${c.sns_follower} desc` },
  verified: { who: c.is_verified, order: sql`${c.sns_follower} desc` },
};

/**
 * Companies (not services) of the top page: nominated are those that admins keep there and those that write most, the others
 * those with most followers.
 */
export function pickCompanies({ db }: Question, pick: CompanyPick, limit: number): Promise<TellingCompany[]> {
  const { who, order } = picks[pick];
  return all(
    sql<TellingCompany>`select ${companyColumns}, ${contentFlags} from ${c}
      where ${c.is_public} and ${c.service_type} = 'business_company' and ${who}
      order by ${order}, ${c.id} limit ${limit}`,
    db,
  );
}

/** What people tell of how they came to their companies, those pages first that changed last; `entries` of each at most. */
export function findChangeJobLogs({ db }: Question, limit: number, entries: number) {
  const told = jsonAt(c.state, 'sections', 'change-job-log');
  return all(
    sql<TopPageData['changeJobLogs'][number]>`select
      json_build_object('id', ${c.id}, 'name', ${c.name}, 'logo', ${logo}, 'isVerified', ${c.is_verified}) as "currentCompany",
      jsonb_path_query_array(${told}, ${`$[0 to ${entries - 1}]`}::jsonpath) as "employeeEntries"
      from ${c} where ${c.is_public} and jsonb_array_length(${told}) > 0
      order by ${c.updated_at} desc, ${c.id} limit ${limit}`,
    db,
  );
}

type Written = Pick<typeof p, 'updated_at' | 'written_at'>;

/** What there is to be seen, and how much of it was written and has arrived since `today` began: an import is no update. */
export async function countEverything({ db }: Question, today: string): Promise<TopPageData['totals']> {
  const isOfToday = (one: Written) => sql`least(${one.updated_at}, ${one.written_at}) >= ${today}`;
  const row = await first(
    sql<TopPageData['totals']>`select
      (select count(*)::int from ${p} where ${p.is_visible}) as people,
      (select count(*)::int from ${c} where ${c.is_public} and ${c.service_type} = 'business_company') as companies,
      (select count(*)::int from ${c} where ${c.is_public} and ${c.service_type} <> 'business_company') as services,
      (select count(*)::int from ${visibleArticles} where ${articleVisible}) as articles,
      (select count(*)::int from ${visibleArticles} where ${articleVisible} and ${isOfToday(a)}) +
        (select count(*)::int from ${c} where ${c.is_public} and ${isOfToday(c)}) +
        (select count(*)::int from ${p} where ${p.is_visible} and ${isOfToday(p)}) as "updatedToday"`,
    db,
  );
  return row ?? { people: 0, companies: 0, services: 0, articles: 0, updatedToday: 0 };
}

export function countIndustries({ db }: Question): Promise<Record<string, number>> {
  return countPer(c.industry, sql`${c} where ${c.is_public} and ${c.industry} is not null`, db);
}

/** The people who use most services (first 4 kept). */
export function topUsers({ db, reader }: Question, limit: number): Promise<PersonCard[]> {
  return all(
    sql<PersonCard>`select ${personColumns(reader)} from ${p} where ${p.is_visible} and ${isMet(reader)}
      order by ${p.use_service_count} desc, ${p.id} limit ${limit}`,
    db,
  );
}

type NewHire = PersonCard & {
  readonly company: TopPageData['newHires'][number]['company'];
  readonly jobTitle: string | null;
  readonly start: string;
};

/** One job of a work history. */
const job = sql<PresentUser['sections']['work-experiences'][number]>`w.job`;
const jobBegan = textAt(job, 'duration', 'start');

/** Whoever began a new job last, from the work histories that people wrote themselves. */
export async function newHires(question: Question, limit: number): Promise<TopPageData['newHires']> {
  const rows = await all(
    sql<NewHire>`select ${personColumns(question.reader)}, ${textAt(job, 'jobTitle')} as "jobTitle", ${jobBegan} as start,
      json_build_object('id', ${textAt(job, 'companyId')},
        'name', coalesce(${c.name}, ${textAt(job, 'companyName')}, '')) as company
      from ${p}
      cross join lateral jsonb_array_elements(${jsonAt(p.state, 'sections', 'work-experiences')}) as w (job)
      left join ${c} on ${c.id} = ${textAt(job, 'companyId')}
      where ${p.is_visible} and ${isMet(question.reader)}
        and ${textAt(job, 'duration', 'end')} is null and ${jobBegan} is not null
      order by start desc, ${p.id} limit ${limit}`,
    question.db,
  );
  return rows.map(({ company, jobTitle, start, ...person }) => ({ person, company, jobTitle: jobTitle ?? '', start }));
}

export async function countNames({ db }: Question): Promise<ReadonlyMap<string, number>> {
  const rows = await all(
    sql<{ key: string; count: number }>`select key, sum(count)::int as count from (
      select ${p.index_key} as key, count(*) from ${p} where ${p.is_visible} group by 1
      union all select ${c.index_key}, count(*) from ${c} where ${c.is_public} and ${c.on_search_page} group by 1) n group by 1`,
    db,
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}
