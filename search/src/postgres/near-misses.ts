import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Choosable } from '../choice/choice.ts';
import { type FoldedQuery, fuzzyMatch, isNearWhole, type Match } from '../folding/index.ts';
import type { SearchKind, SearchSort } from '../port.ts';
import { gappedParts, type Intact, intactParts } from './intact-parts.ts';
import { anyOf, loanLexemes } from './lexemes.ts';
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
 * Documents whose name, other name or reading is one or two typing errors away from the query, begins so or is said so in the other
 * script, nearest first; when none of them is near as a whole, those besides that say the query with something more in its middle.
 */
export async function findNearMisses(database: Kysely<unknown>, question: NearMissQuestion): Promise<NearMiss[]> {
  const { whole, isPhrase } = question.query;
  const mistyped = [...holdingOneOf(intactParts(whole)), ...soundingAlike(whole)];
  const near = await readNear(database, question, mistyped);
  if (isPhrase || near.some(({ match }) => isNearWhole(match))) return ranked(near, question);
  const lacking = await readNear(database, question, holdingOneOf(gappedParts(whole)));
  const all = new Map([...near, ...lacking].map((each) => [`${each.row.kind}/${each.row.id}`, each]));
  return ranked([...all.values()], question);
}

function holdingOneOf(parts: readonly Intact[]): RawBuilder<boolean>[] {
  if (parts.length === 0) return [];
  const lexemes = anyOf(parts.map((part) => part.lexemes));
  return [sql`(tsv @@ ${lexemes}::tsquery and keys like any(${parts.flatMap((part) => part.patterns)}))`];
}

function soundingAlike(whole: string): RawBuilder<boolean>[] {
  const lexemes = loanLexemes(whole);
  return lexemes === undefined ? [] : [sql`tsv @@ ${lexemes}::tsquery`];
}

type Near = { readonly row: Candidate; readonly match: Match };

/** The documents of which one of the conditions holds and that are near, measured here. */
async function readNear(
  database: Kysely<unknown>,
  question: NearMissQuestion,
  conditions: readonly RawBuilder<boolean>[],
): Promise<readonly Near[]> {
  if (conditions.length === 0) return [];
  const { rows } = await sql<Candidate>`
    select kind, id, path, ${question.byFacets ? sql`facets` : sql`'{}'::text[]`} as tokens, k_name, k_alias, k_reading, popularity,
      ${sql.raw(SORTED_BY[question.sort])}::float8 as sorted_by
    from ${tableOf('doc')}
    where (${sql.join(conditions, sql` or `)}) and ${question.filters}
    limit ${MAX_CANDIDATES}`.execute(database);
  return rows.flatMap((row) => {
    const match = fuzzyMatch(keysOf(row), question.query);
    return match === undefined ? [] : [{ row, match }];
  });
}

function ranked(near: readonly Near[], { sort }: NearMissQuestion): NearMiss[] {
  const judged = near.map(({ row, match }) => ({ row, points: match.points + row.popularity / 10 }));
  const value = (each: (typeof judged)[number]): number => (sort === 'relevance' ? each.points : each.row.sorted_by);
  return judged
    .sort((a, b) => value(b) - value(a) || b.points - a.points || (a.row.id < b.row.id ? -1 : 1))
    .map(({ row: { kind, id, path, tokens }, points }) => ({
      ...{ kind, id, path, categoryKeys: path === '' ? [] : path.split('/'), facetTokens: tokens, points },
    }));
}

function keysOf(row: Candidate): Parameters<typeof fuzzyMatch>[0] {
  const split = (keys: string): string[] => keys.split('|').filter((key) => key !== '');
  return { name: split(row.k_name), alias: split(row.k_alias), reading: split(row.k_reading) };
}
