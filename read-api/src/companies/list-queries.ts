import type { RelatedCompany } from '@meikan/contracts';
import { sql } from 'kysely';
import { all, counterOf, offsetOf, type Question } from '../edge/read-route.ts';
import { companyColumns } from './company-card.ts';

/** The three lists of a company page (company-side 3: company-usage kinds). */
export type ListKind = 'company-use' | 'company-using' | 'company-relative';

export type ListFilter = {
  readonly page: number;
  readonly limit: number;
  readonly categories?: readonly string[] | undefined;
};

/** Per list: the other company, with how it stands to the one of the page. */
function members(kind: ListKind, id: string) {
  switch (kind) {
    case 'company-use':
      return sql`select u.holder_id as id, u.usage_type as usage_type, null::text[] as types, u.registered_at as since
        from read_model.usage u where u.service_id = ${id} and u.holder_kind = 'company'`;
    case 'company-using':
      return sql`select u.service_id as id, u.usage_type as usage_type, null::text[] as types, u.registered_at as since
        from read_model.usage u where u.holder_id = ${id} and u.holder_kind = 'company'`;
    case 'company-relative':
      return sql`select r.other_id as id, null::text as usage_type, r.types, r.since from read_model.relation r where r.company_id = ${id}
        union all select r.company_id as id, null::text as usage_type, r.types, r.since from read_model.relation r where r.other_id = ${id}`;
  }
}

const inCategories = (categories: readonly string[] | undefined) =>
  categories
    ? sql`(c.main_category = any(${[...categories]}::text[]) or c.sub_category = any(${[...categories]}::text[])
        or c.service_type = any(${[...categories]}::text[]))`
    : sql`true`;

export function findListed(
  { db }: Question,
  id: string,
  kind: ListKind,
  filter: ListFilter,
): Promise<RelatedCompany[]> {
  return all(
    sql<RelatedCompany>`select ${companyColumns}, to_json(coalesce(l.types, '{}')) as "relativeType", l.usage_type as "usageType"
      from (${members(kind, id)}) l join read_model.company c on c.id = l.id
      where c.is_public and ${inCategories(filter.categories)}
      order by l.since desc, c.id limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

/** Counts per main category, without the filter by category. */
export async function countListed({ db }: Question, id: string, kind: ListKind): Promise<Record<string, number>> {
  const rows = await all(
    sql<{ key: string; count: number }>`select c.main_category as key, count(*)::int as count
      from (${members(kind, id)}) l join read_model.company c on c.id = l.id where c.is_public group by 1 order by 2 desc, 1`,
    db,
  );
  return counterOf(rows);
}

export async function totalListed({ db }: Question, id: string, kind: ListKind, filter: ListFilter): Promise<number> {
  const [row] = await all(
    sql<{ count: number }>`select count(*)::int as count
      from (${members(kind, id)}) l join read_model.company c on c.id = l.id where c.is_public and ${inCategories(filter.categories)}`,
    db,
  );
  return row?.count ?? 0;
}
