import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Choosable } from '../choice/choice.ts';
import { type FoldedQuery, fuzzyMatch } from '../folding/index.ts';
import type { SearchKind, SearchSort } from '../port.ts';
import { gappedParts, type Intact, intactParts } from './intact-parts.ts';
import { anyOf } from './lexemes.ts';
import { tableOf } from './search-doc.table.ts';

export type NearMiss = Choosable & {
  readonly kind: SearchKind;
  readonly id: string;
  readonly path: string;
  readonly points: number;
};

type Candidate = {
  readonly kind: SearchKind;
  readonly id: string;
  readonly path: string;
  readonly tokens: readonly string[];
  readonly k_name: string;
  readonly k_alias: string;
  readonly k_reading: string;
  readonly popularity: number;
  readonly sorted_by: number;
};

/** Candidates measured in Node; the patterns leave a few dozen, the bound is for queries of common characters. */
const MAX_CANDIDATES = 2000;

const SORTED_BY: Record<SearchSort, string> = {
  relevance: 'popularity',
  followers: 'followers',
  visitors: 'visitors',
  newest: 'extract(epoch from created_at)',
};

export type NearMissQuestion = {
  readonly query: FoldedQuery;
  readonly filters: RawBuilder<boolean>;
  readonly sort: SearchSort;
  /** Whether facets are chosen or counted; else nobody reads them. */
  readonly byFacets: boolean;
};

/**
 * Documents whose name, other name or reading is one or two typing errors away from the query, or begins so, nearest
 * first; when there are none, those that say the query with something more in its middle.
 */
export async function findNearMisses(database: Kysely<unknown>, question: NearMissQuestion): Promise<NearMiss[]> {
  const mistyped = await readCandidates(database, question, intactParts(question.query.whole));
  return mistyped.length > 0 || question.query.isPhrase
    ? mistyped
    : readCandidates(database, question, gappedParts(question.query.whole));
}

async function readCandidates(
  database: Kysely<unknown>,
  question: NearMissQuestion,
  parts: readonly Intact[],
): Promise<NearMiss[]> {
  if (parts.length === 0) return [];
  const patterns = parts.flatMap((part) => part.patterns);
  const { rows } = await sql<Candidate>`
    select kind, id, path, ${question.byFacets ? sql`facets` : sql`'{}'::text[]`} as tokens, k_name, k_alias, k_reading, popularity,
      ${sql.raw(SORTED_BY[question.sort])}::float8 as sorted_by
    from ${tableOf('doc')}
    where tsv @@ ${anyOf(parts.map((part) => part.lexemes))}::tsquery
      and keys like any(${patterns}) and ${question.filters}
    limit ${MAX_CANDIDATES}`.execute(database);
  return rank(rows, question);
}

function rank(candidates: readonly Candidate[], { query, sort }: NearMissQuestion): NearMiss[] {
  const near = candidates.flatMap((row) => {
    const match = fuzzyMatch(keysOf(row), query);
    return match === undefined ? [] : [{ row, points: match.points + row.popularity / 10 }];
  });
  const value = (entry: (typeof near)[number]): number => (sort === 'relevance' ? entry.points : entry.row.sorted_by);
  return near
    .sort((a, b) => value(b) - value(a) || b.points - a.points || (a.row.id < b.row.id ? -1 : 1))
    .map(({ row: { kind, id, path, tokens }, points }) => ({
      ...{ kind, id, path, categoryKeys: path.split('/'), facetTokens: tokens, points },
    }));
}

function keysOf(row: Candidate): Parameters<typeof fuzzyMatch>[0] {
  const split = (keys: string): string[] => keys.split('|').filter((key) => key !== '');
  return { name: split(row.k_name), alias: split(row.k_alias), reading: split(row.k_reading) };
}
