import type { UsedService } from '@meikan/contracts';
import { SERVICE_TABS, type ServiceTab, standsUnder } from '@meikan/domain';
import { jsonAt, readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { usageShown } from '../companies/claims.ts';
import { companyColumns, logo, visitorsOfPage } from '../companies/company-card.ts';
import { counterOf, countIn } from '../route/counts.ts';
import { japanMonthOf } from '../route/japan-calendar.ts';
import { all, offsetOf, type Question } from '../route/read-route.ts';
import { c, m, u } from '../route/tables.ts';

const o = readTable('usage', 'o');

export type ServiceFilter = {
  readonly page: number;
  readonly limit: number;
  readonly tab?: ServiceTab | undefined;
  readonly mainCategory?: string | undefined;
  readonly usageType?: 'private' | 'company' | undefined;
  readonly obtained?: 'obtained' | 'not-obtained' | undefined;
  readonly sort: 'TWITTER' | 'VISITOR' | 'NEWEST';
};
type Narrowing = Partial<Omit<ServiceFilter, 'page' | 'limit' | 'sort'>>;

const anything = sql`true`;
const usedServices = sql`${u} join ${c} on ${c.id} = ${u.service_id}`;

const usedByReader = ({ reader }: Question) => sql`exists (select from ${o}
  where ${o.holder_id} = ${reader.id} and ${o.service_id} = ${u.service_id})`;

function compared(question: Question, obtained: ServiceFilter['obtained']) {
  if (obtained === undefined) return anything;
  return obtained === 'obtained' ? usedByReader(question) : sql`not ${usedByReader(question)}`;
}

function serviceCondition(question: Question, userId: string, narrowing: Narrowing) {
  const { tab, mainCategory, usageType, obtained } = narrowing;
  return sql`${u.holder_id} = ${userId} and ${u.holder_kind} = 'user' and ${c.is_public} and ${usageShown(question.reader)}
    and ${tab === 'business' ? sql`${c.service_type} = any(${[...SERVICE_TABS.business]}::text[])` : anything}
    and ${mainCategory ? sql`${c.main_category} = ${mainCategory}` : anything}
    and ${usageType ? sql`${u.usage_type} = ${usageType}` : anything}
    and ${compared(question, obtained)}`;
}

const orders = {
  TWITTER: sql`${c.sns_follower} desc`,
  VISITOR: sql`${visitorsOfPage} desc`,
  NEWEST: sql`${u.registered_at} desc`,
} as const satisfies Readonly<Record<ServiceFilter['sort'], unknown>>;

/**
 * The services that a person uses, under the filters and sorts of the service tabs. The page is chosen
 * before the cards are made: a card takes a page's whole state apart, and somebody may use hundreds.
 */
export function findUsedServices(question: Question, userId: string, filter: ServiceFilter): Promise<UsedService[]> {
  return all(
    sql<UsedService>`select ${companyColumns}, w.usage_type as "usageType", w.since, w.verdict,
      ${jsonAt(c.state, 'sections', 'sns')} as sns,
      exists (select from ${m}
        where ${m.company_id} = ${c.id} and ${m.user_id} = ${question.reader.id} and ${m.is_owner}) as "isOwner"
      from (
        select ${c.id}, ${u.usage_type}, ${u.verdict}, coalesce(${u.since}, ${japanMonthOf(u.registered_at)}) as since,
          row_number() over (order by ${orders[filter.sort]}, ${c.id}) as place
        from ${usedServices} where ${serviceCondition(question, userId, filter)}
        order by place limit ${filter.limit} offset ${offsetOf(filter)}
      ) as w join ${c} on ${c.id} = w.id
      order by w.place`,
    question.db,
  );
}

/** Counts per usage type and per main category of a tab, without the other filters, so that the chips keep their numbers. */
export async function countUsedServices(
  question: Question,
  userId: string,
  tab: ServiceTab | undefined,
): Promise<Record<string, number>> {
  const rows = await all(
    sql<{
      key: string;
      count: number;
    }>`select coalesce(${u.usage_type}, ${c.main_category}) as key, count(*)::int as count
      from ${usedServices} where ${serviceCondition(question, userId, { tab })}
      group by grouping sets ((${u.usage_type}), (${c.main_category})) order by 2 desc, 1`,
    question.db,
  );
  return counterOf(rows);
}

export function countFilteredServices(question: Question, userId: string, filter: ServiceFilter): Promise<number> {
  return countIn(sql`${usedServices} where ${serviceCondition(question, userId, filter)}`, question.db);
}

/** How many services stand under each of a profile's two service tabs. */
export async function countServicesPerTab(
  question: Question,
  userId: string,
): Promise<Readonly<Record<ServiceTab, number>>> {
  const rows = await all(
    sql<{ key: string; count: number }>`select ${c.service_type} as key, count(*)::int as count from ${usedServices}
      where ${serviceCondition(question, userId, {})} group by 1`,
    question.db,
  );
  const under = (tab: ServiceTab) =>
    rows.filter(({ key }) => standsUnder(tab, key)).reduce((sum, { count }) => sum + count, 0);
  return { web: under('web'), business: under('business') };
}

/** The newest services of a person, for the overview's side column. */
export function newestServices({ db, reader }: Question, userId: string, limit: number) {
  return all(
    sql<{ id: string; name: string; logo: string | null; usageType: string }>`select ${c.id}, ${c.name},
      ${logo} as logo, ${u.usage_type} as "usageType"
      from ${usedServices}
      where ${u.holder_id} = ${userId} and ${u.holder_kind} = 'user' and ${c.is_public} and ${usageShown(reader)}
      order by ${u.registered_at} desc, ${u.service_id} limit ${limit}`,
    db,
  );
}
