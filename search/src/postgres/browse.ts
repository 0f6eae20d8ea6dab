import { type Kysely, sql } from 'kysely';
import type { SearchQuery, SearchRef, SearchSort } from '../port.ts';
import { all, categoryCondition, filterCondition } from './filters.ts';
import { tableOf } from './search-doc.table.ts';

const ORDERS: Record<SearchSort, string> = {
  relevance: 'popularity desc, kind, id',
  followers: 'followers desc, kind, id',
  visitors: 'visitors desc, kind, id',
  newest: 'created_at desc, kind, id',
};

/** A page of everything that passes the filters, when no text was typed. Walks the index of its order. */
export async function browse(database: Kysely<unknown>, query: SearchQuery): Promise<readonly SearchRef[]> {
  const { rows } = await sql<SearchRef>`
    select kind, id from ${tableOf('doc')}
    where ${all([filterCondition(query), categoryCondition(query)])}
    order by ${sql.raw(ORDERS[query.sort])}
    offset ${(query.page - 1) * query.pageSize} limit ${query.pageSize}`.execute(database);
  return rows;
}

export type BrowseCounts = { readonly total: number; readonly paths: Readonly<Record<string, number>> };

/** How many pass the filters, and how many per leaf path without the category filter. */
export async function countBrowsed(database: Kysely<unknown>, query: SearchQuery): Promise<BrowseCounts> {
  const { rows } = await sql<{ path: string; every: number; chosen: number }>`
    select path, count(*)::int as every, (count(*) filter (where ${categoryCondition(query)}))::int as chosen
    from ${tableOf('doc')} where ${filterCondition(query)} group by path`.execute(database);
  return {
    total: rows.reduce((sum, row) => sum + row.chosen, 0),
    paths: Object.fromEntries(rows.map((row) => [row.path, row.every])),
  };
}
