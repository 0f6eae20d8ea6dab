import type { RelatedCompany } from '@meikan/contracts';
import { readTable } from '@meikan/projections/read-model';
import { type RawBuilder, sql } from 'kysely';
import { countIn, countPer } from '../route/counts.ts';
import { all, offsetOf, type Question, type Reader } from '../route/read-route.ts';
import { c, u } from '../route/tables.ts';
import { claimOfRelation, claimOfUsage, owns, relationShown, usageShown } from './claims.ts';
import { companyColumns } from './company-card.ts';
import { type CompanyOrder, companyOrder } from './company-order.ts';
import { ofSizes } from './size-condition.ts';

const r = readTable('relation', 'r');

/** The three lists of a company page, of companies of some sizes where it is said. */
export type List = {
  readonly id: string;
  readonly kind: 'company-use' | 'company-using' | 'company-relative';
  readonly sizes?: readonly string[] | undefined;
};

export type ListFilter = {
  readonly page: number;
  readonly limit: number;
  readonly categories?: readonly string[] | undefined;
  readonly sort: CompanyOrder;
};

/** Per list: each other company once, with how it stands to the one of the page. A relation may be entered from both pages. */
function members({ kind, id }: List, reader: Reader) {
  const usages = (other: RawBuilder<unknown>) => sql`select ${other} as id, ${u.usage_type}, null::text[] as types,
      ${u.registered_at} as since, json_build_array(${claimOfUsage(reader)}) as claims
    from ${u} where ${u.holder_kind} = 'company' and ${usageShown(reader)}`;
  switch (kind) {
    case 'company-use':
      return sql`${usages(u.holder_id)} and ${u.service_id} = ${id}`;
    case 'company-using':
      return sql`${usages(u.service_id)} and ${u.holder_id} = ${id}`;
    case 'company-relative':
      return sql`select e.id, null::text as usage_type, array_agg(distinct t.type) as types, max(e.since) as since,
        (select json_agg(${claimOfRelation(reader)} order by ${r.since}) from ${r}
          where (${r.company_id}, ${r.other_id}) in ((${id}, e.id), (e.id, ${id})) and ${relationShown(reader)}) as claims
        from (select ${r.other_id} as id, ${r.types}, ${r.since} from ${r}
            where ${r.company_id} = ${id} and ${relationShown(reader)}
          union all select ${r.company_id}, ${r.types}, ${r.since} from ${r}
            where ${r.other_id} = ${id} and ${relationShown(reader)}) e
        cross join unnest(e.types) as t (type) group by e.id`;
  }
}

/**
 * In which ways `c` stands to the company of the page, whatever list is asked for and whichever side entered them: what a form
 * begins with, for those who have the form. It would tell others of lists that they are not shown.
 */
const ways = (id: string, reader: Reader) => sql`array(
    select w.way from (select 'company-using' as way from ${u}
      where ${u.holder_kind} = 'company' and ${u.holder_id} = ${id} and ${u.service_id} = ${c.id}
    union all select 'company-use' from ${u}
      where ${u.holder_kind} = 'company' and ${u.holder_id} = ${c.id} and ${u.service_id} = ${id}
    union select t.type from ${r} cross join unnest(${r.types}) as t (type)
      where (${r.company_id}, ${r.other_id}) in ((${id}, ${c.id}), (${c.id}, ${id}))) w
    where ${owns(reader, sql`${id}`)} order by w.way)`;

const listed = (list: List, reader: Reader) => sql`(${members(list, reader)}) l join ${c} on ${c.id} = l.id
  where ${c.is_public} and ${ofSizes(list.sizes)}`;

const inCategories = (categories: readonly string[] | undefined) =>
  categories
    ? sql`(${c.main_category} = any(${[...categories]}::text[]) or ${c.sub_category} = any(${[...categories]}::text[])
        or ${c.service_type} = any(${[...categories]}::text[]))`
    : sql`true`;

/** How long a list is to this reader, as part of another question: what is not shown in it is not counted either. */
export const lengthOf = (list: List, reader: Reader) => sql`(select count(*)::int from ${listed(list, reader)})`;

export function findListed({ db, reader }: Question, list: List, filter: ListFilter): Promise<RelatedCompany[]> {
  return all(
    sql<RelatedCompany>`select ${companyColumns}, to_json(coalesce(l.types, '{}')) as "relativeType", l.usage_type as "usageType",
      to_json(${ways(list.id, reader)}) as ways, l.claims
      from ${listed(list, reader)} and ${inCategories(filter.categories)}
      order by ${companyOrder(filter.sort)}, l.since desc, ${c.id} limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

/** Counts per main category, without the filter by category. */
export const countListed = ({ db, reader }: Question, list: List): Promise<Record<string, number>> =>
  countPer(c.main_category, listed(list, reader), db);

export const totalListed = (
  { db, reader }: Question,
  list: List,
  { categories }: Pick<ListFilter, 'categories'>,
): Promise<number> => countIn(sql`${listed(list, reader)} and ${inCategories(categories)}`, db);
