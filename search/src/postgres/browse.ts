import { type Kysely, sql } from 'kysely';
import type { KindCounts, SearchKind, SearchQuery, SearchRef, SearchSort } from '../port.ts';
import { all, choiceOf, filterCondition } from './filters.ts';
import { tableOf } from './search-doc.table.ts';

const ORDERS: Record<SearchSort, string> = {
  relevance: 'popularity desc, kind, id',
  followers: 'followers desc, kind, id',
  visitors: 'visitors desc, kind, id',
  newest: 'created_at desc, kind, id',
};

/** A page of everything that passes the filters, when no text was typed. Walks the index of its order. */
export async function browse(database: Kysely<unknown>, query: SearchQuery): Promise<readonly SearchRef[]> {
  const { inCategory, inKind } = choiceOf(query);
  const { rows } = await sql<SearchRef>`
    select kind, id from ${tableOf('doc')}
    where ${all([filterCondition(query), inCategory, inKind])}
    order by ${sql.raw(ORDERS[query.sort])}
    offset ${(query.page - 1) * query.pageSize} limit ${query.pageSize}`.execute(database);
  return rows;
}

export type BrowseCounts = {
  readonly total: number;
  readonly paths: Readonly<Record<string, number>>;
  readonly kinds: KindCounts;
};

type PathCount = { readonly kind: SearchKind; readonly path: string; readonly every: number; readonly chosen: number };

/** How many pass the filters, per leaf path whatever is chosen, and per kind in the chosen categories. */
export async function countBrowsed(database: Kysely<unknown>, query: SearchQuery): Promise<BrowseCounts> {
  const { rows } = await sql<PathCount>`
    select kind, path, count(*)::int as every, (count(*) filter (where ${choiceOf(query).inCategory}))::int as chosen
    from ${tableOf('doc')} where ${filterCondition(query)} group by kind, path`.execute(database);
  const paths: Record<string, number> = {};
  const kinds: Partial<Record<SearchKind, number>> = {};
  for (const { kind, path, every, chosen } of rows) {
    paths[path] = (paths[path] ?? 0) + every;
    if (chosen > 0) kinds[kind] = (kinds[kind] ?? 0) + chosen;
  }
  const counted = query.kind === undefined ? Object.values(kinds) : [kinds[query.kind] ?? 0];
  return { total: counted.reduce((sum, count) => sum + count, 0), paths, kinds };
}
