import type { CallAnswer, CompanyCard, highlightedCompanies, listHiringPresentations } from '@meikan/contracts';
import { tagKey } from '@meikan/domain';
import { jsonAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { countIn } from '../route/counts.ts';
import { all, offsetOf, type Question } from '../route/read-route.ts';
import { a, c } from '../route/tables.ts';
import { companyColumns } from './company-card.ts';
import { contentFlags } from './content-flags.ts';

type Page = { readonly page: number; readonly limit: number };
/** The wire's `explore` names a service type with a hyphen. */
export type Explore = 'business-service' | 'web-service' | undefined;

const ofType = (explore: Explore) => sql`${c.is_public} and ${c.on_search_page}
  and ${explore ? sql`${c.service_type} = ${explore.replace('-', '_')}` : sql`${c.service_type} <> 'business_company'`}`;

/** Services by how many people and companies use them. */
export function findPopularServices({ db }: Question, explore: Explore, page: Page): Promise<CompanyCard[]> {
  return all(
    sql<CompanyCard>`select ${companyColumns} from ${c} where ${ofType(explore)}
      order by (${c.user_count} + ${c.used_by_count}) desc, ${c.id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

export function countServices({ db }: Question, explore: Explore): Promise<number> {
  return countIn(sql`${c} where ${ofType(explore)}`, db);
}

export type HighlightFilter = Page & {
  readonly explore: Explore;
  readonly companyIds?: readonly string[] | undefined;
  readonly articleCategories?: readonly string[] | undefined;
  readonly isMobileView?: boolean | undefined;
  readonly allInfo?: boolean | undefined;
};

/** A phone's suggestion shows four. */
const ON_A_PHONE = 4;

function highlightCondition({ explore, companyIds, articleCategories }: HighlightFilter) {
  return sql`${c.is_public} and ${c.is_highlight}
    and ${explore ? sql`${c.service_type} = ${explore.replace('-', '_')}` : sql`true`}
    and ${companyIds ? sql`${c.id} = any(${[...companyIds]}::text[])` : sql`true`}
    and ${
      articleCategories
        ? sql`exists (select from ${a} where ${a.owner_kind} = 'company' and ${a.owner_id} = ${c.id}
            and ${a.article_category} = any(${[...articleCategories]}::text[]))`
        : sql`true`
    }`;
}

/** Highlighted companies and services, verified ones first. */
export async function findHighlighted({ db }: Question, filter: HighlightFilter) {
  const condition = highlightCondition(filter);
  const page = { ...filter, limit: filter.isMobileView ? Math.min(filter.limit, ON_A_PHONE) : filter.limit };
  const columns = filter.allInfo ? sql`${companyColumns}, ${contentFlags}` : companyColumns;
  const rows = all(
    sql<CallAnswer<typeof highlightedCompanies>[number]>`select ${columns} from ${c} where ${condition}
      order by ${c.is_verified} desc, ${c.sns_follower} desc, ${c.id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
  const [payload, total] = await Promise.all([rows, countIn(sql`${c} where ${condition}`, db)]);
  return { payload, total };
}

const presentations = jsonAt(c.state, 'sections', 'hiring-presentations');
const presenting = sql`${c.is_public} and jsonb_array_length(${presentations}) > 0`;

/** Companies that have put up what they show applicants, verified ones first. */
export async function findHiringPresentations({ db }: Question, page: Page) {
  const rows = all(
    sql<CallAnswer<typeof listHiringPresentations>[number]>`select ${companyColumns},
        ${presentations} as "hiringPresentations"
      from ${c} where ${presenting}
      order by ${c.is_verified} desc, ${c.sns_follower} desc, ${c.id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
  const [payload, total] = await Promise.all([rows, countIn(sql`${c} where ${presenting}`, db)]);
  return { payload, total };
}

/** What services can do that begins so, the most said first, each in the spelling that was used first. */
export function suggestCanDo({ db }: Question, prefix: string, limit: number) {
  return all(
    sql<{ tag: string; count: number }>`
      select (array_agg(t.tag order by ${c.registered_at}, ${c.id}))[1] as tag, count(*)::int as count
      from ${c} cross join unnest(${c.can_do}, ${c.can_do_keys}) as t (tag, key)
      where ${c.is_public} and starts_with(t.key, ${tagKey(prefix)}) group by t.key order by 2 desc, t.key limit ${limit}`,
    db,
  );
}
