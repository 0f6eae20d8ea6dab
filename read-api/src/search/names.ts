import type { SearchRef } from '@meikan/search';
import { sql } from 'kysely';
import { isMet } from '../blocks/block-conditions.ts';
import { countPer } from '../route/counts.ts';
import { all, offsetOf, type Question, type Reader } from '../route/read-route.ts';
import { c, p } from '../route/tables.ts';
import { basic } from '../users/person-card.ts';

type NamedKind = 'company' | 'service' | 'person';
export type NameFilter = {
  readonly index: string;
  readonly kind?: NamedKind | undefined;
  readonly page: number;
  readonly limit: number;
};

/** Names of one row of the kana table, each with its reading to sort by. */
const named = (index: string, reader: Reader) => sql`
  select case when ${c.service_type} = 'business_company' then 'company' else 'service' end as kind, ${c.id},
    coalesce(${c.reading}, ${c.name}) as reading
  from ${c} where ${c.index_key} = ${index} and ${c.is_public} and ${c.on_search_page}
  union all
  select 'person', ${p.id}, coalesce(${basic('reading')}, ${p.name})
  from ${p} where ${p.index_key} = ${index} and ${p.is_visible} and ${isMet(reader)}`;

/** A page of names in the order of their readings, as Japanese dictionaries have it: の before ば and バ, ゔ beside う. */
export function findNames({ db, reader }: Question, filter: NameFilter): Promise<SearchRef[]> {
  const { index, kind, limit } = filter;
  return all(
    sql<SearchRef>`select n.kind, n.id from (${named(index, reader)}) n where ${kind ? sql`n.kind = ${kind}` : sql`true`}
      order by n.reading collate "ja-x-icu", n.kind, n.id limit ${limit} offset ${offsetOf(filter)}`,
    db,
  );
}

export function countNamesByKind({ db, reader }: Question, index: string): Promise<Record<string, number>> {
  return countPer(sql`n.kind`, sql`(${named(index, reader)}) n`, db);
}
