import { type Kysely, sql } from 'kysely';
import { type Choice, COUNTED_BY_CATEGORY, choiceBut, choiceOf } from '../choice/choice.ts';
import type { KindCounts, SearchKind, SearchQuery, SearchRef, SearchSort } from '../port.ts';
import { facetCounts, isChosen, meets, missed } from './choice-conditions.ts';
import { all, filterCondition } from './filters.ts';
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
    where ${all([filterCondition(query), isChosen(choiceOf(query))])}
    order by ${sql.raw(ORDERS[query.sort])}
    offset ${(query.page - 1) * query.pageSize} limit ${query.pageSize}`.execute(database);
  return rows;
}

export type BrowseCounts = {
  readonly total: number;
  readonly paths: Readonly<Record<string, number>>;
  readonly kinds: KindCounts;
  readonly facets: Readonly<Record<string, number>>;
};

type PathCount = {
  readonly kind: SearchKind;
  readonly path: string;
  readonly every: number;
  readonly ofPath: number;
  readonly chosen: number;
};

/** How many pass the filters: per kind whatever is chosen, per leaf path in the chosen facets, per value of the facets asked for. */
export async function countBrowsed(database: Kysely<unknown>, query: SearchQuery): Promise<BrowseCounts> {
  const choice = choiceOf(query);
  const { rows } = await sql<PathCount>`
    select kind, path, count(*)::int as every, (count(*) filter (where ${meets(choice, ...COUNTED_BY_CATEGORY)}))::int as "ofPath",
      (count(*) filter (where ${meets(choice)}))::int as chosen
    from (select kind, path, ${missed(choice)} as missed from ${tableOf('doc')} where ${filterCondition(query)}) d
    group by kind, path`.execute(database);
  const paths: Record<string, number> = {};
  const kinds: Partial<Record<SearchKind, number>> = {};
  let total = 0;
  for (const { kind, path, every, ofPath, chosen } of rows) {
    if (ofPath > 0) paths[path] = (paths[path] ?? 0) + ofPath;
    kinds[kind] = (kinds[kind] ?? 0) + every;
    total += chosen;
  }
  return { total, paths, kinds, facets: await countFacets(database, query, choice) };
}

async function countFacets(
  database: Kysely<unknown>,
  query: SearchQuery,
  choice: Choice,
): Promise<BrowseCounts['facets']> {
  const { countFacets = [] } = query;
  if (countFacets.length === 0) return {};
  // No facet's count is heedless of anything else: the rows that miss it need not be read.
  const heeded = isChosen(choiceBut(choice, ...countFacets));
  const counted = sql`(select facets, ${missed(choice)} as missed from ${tableOf('doc')}
    where ${all([filterCondition(query), heeded])}) d`;
  const { rows } = await sql<{ facets: BrowseCounts['facets'] | null }>`
    select ${facetCounts(counted, { choice, countFacets })} as facets`.execute(database);
  return rows[0]?.facets ?? {};
}
