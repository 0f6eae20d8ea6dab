import type { RelatedCompany } from '@meikan/contracts';
import { sql } from 'kysely';
import { all, counterOf, first, offsetOf, type Question } from '../edge/read-route.ts';
import { companyColumns } from './company-card.ts';
import { ofSizes } from './size-condition.ts';

/** The three lists of a company page (company-side 3: company-usage kinds), of companies of some sizes where it is said. */
export type List = {
  readonly id: string;
  readonly kind: 'company-use' | 'company-using' | 'company-relative';
  readonly sizes?: readonly string[] | undefined;
};

export type ListFilter = {
  readonly page: number;
  readonly limit: number;
  readonly categories?: readonly string[] | undefined;
};

/** Per list: each other company once, with how it stands to the one of the page. A relation may be entered from both pages. */
function members({ kind, id }: List) {
  switch (kind) {
    case 'company-use':
      return sql`select u.holder_id as id, u.usage_type, null::text[] as types, u.registered_at as since
        from read_model.usage u where u.service_id = ${id} and u.holder_kind = 'company'`;
    case 'company-using':
      return sql`select u.service_id as id, u.usage_type, null::text[] as types, u.registered_at as since
        from read_model.usage u where u.holder_id = ${id} and u.holder_kind = 'company'`;
    case 'company-relative':
      return sql`select r.id, null::text as usage_type, array_agg(distinct t.type) as types, max(r.since) as since
        from (select other_id as id, types, since from read_model.relation where company_id = ${id}
          union all select company_id, types, since from read_model.relation where other_id = ${id}) r
        cross join unnest(r.types) as t (type) group by r.id`;
  }
}

const listed = (list: List) => sql`from (${members(list)}) l join read_model.company c on c.id = l.id
  where c.is_public and ${ofSizes(list.sizes)}`;

const inCategories = (categories: readonly string[] | undefined) =>
  categories
    ? sql`(c.main_category = any(${[...categories]}::text[]) or c.sub_category = any(${[...categories]}::text[])
        or c.service_type = any(${[...categories]}::text[]))`
    : sql`true`;

export function findListed({ db }: Question, list: List, filter: ListFilter): Promise<RelatedCompany[]> {
  return all(
    sql<RelatedCompany>`select ${companyColumns}, to_json(coalesce(l.types, '{}')) as "relativeType", l.usage_type as "usageType"
      ${listed(list)} and ${inCategories(filter.categories)}
      order by l.since desc, c.id limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

/** Counts per main category, without the filter by category. */
export async function countListed({ db }: Question, list: List): Promise<Record<string, number>> {
  const rows = await all(
    sql<{ key: string; count: number }>`select c.main_category as key, count(*)::int as count
      ${listed(list)} group by 1 order by 2 desc, 1`,
    db,
  );
  return counterOf(rows);
}

export async function totalListed(
  { db }: Question,
  list: List,
  { categories }: Pick<ListFilter, 'categories'>,
): Promise<number> {
  const row = await first(
    sql<{ count: number }>`select count(*)::int as count ${listed(list)} and ${inCategories(categories)}`,
    db,
  );
  return row?.count ?? 0;
}
