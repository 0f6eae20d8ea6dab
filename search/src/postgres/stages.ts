import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addCounts, CATEGORY, choiceBut, choiceOf, countsOf, isChosen, KIND } from '../choice/choice.ts';
import {
  type Description,
  type FoldedQuery,
  POINTS,
  queryReadings,
  type SearchTier,
  type Weighed,
  WORD_POINTS,
} from '../folding/index.ts';
import type { KindCounts, SearchHit, SearchQuery } from '../port.ts';
import { countByCategory } from './counter.ts';
import { readDescribed } from './described-page.ts';
import { all, filterCondition } from './filters.ts';
import { FEW, type FoundPage, type FoundRow, type HitsQuestion, NOTHING_FOUND, readHits } from './hits-page.ts';
import { prefixLexemes, type SearchScope, strictLexemes } from './lexemes.ts';
import { adjacency, beginsWith } from './match-points.ts';
import { findNearMisses, type NearMiss } from './near-misses.ts';

export type TextHits = {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly counter: Readonly<Record<string, number>>;
  readonly kinds: KindCounts;
  readonly facets: Readonly<Record<string, number>>;
  readonly terms?: readonly Weighed[];
};

export type TextSearch = Omit<SearchQuery, 'text'> & {
  readonly folded: FoldedQuery;
  /** What the text asks for where it names nobody; absent while typing. */
  readonly description?: Description;
  readonly scope: SearchScope;
  /** Rows a stage looks at; absent means all, and exact totals. */
  readonly cap?: number;
};

/**
 * Retrieval by stages, each only when those before it found too little: what begins so (while typing), every word as
 * typed, then by the query's other readings, where nobody is called so with typing errors, and at last as a description.
 * What was found counts whatever is chosen, so that a choice narrows the hits and leaves the counts of its group as they were.
 */
export async function searchByStages(database: Kysely<unknown>, search: TextSearch): Promise<TextHits> {
  const begun = search.scope === 'names' ? await readStage(database, search, startsSo(search.folded)) : undefined;
  if (begun !== undefined && begun.total >= search.pageSize) return asTextHits(begun, true);
  const strict = await firstWithHits(database, search, queryReadings(search.folded));
  if (strict.named) return asTextHits(strict, isCapped(strict, search));
  const near = strict.met >= FEW ? undefined : await withNearMisses(database, search, strict);
  return near ?? (await readDescription(database, search)) ?? asTextHits(strict, isCapped(strict, search));
}

/** What meets the text as a description; undefined when nothing does. */
async function readDescription(database: Kysely<unknown>, search: TextSearch): Promise<TextHits | undefined> {
  const { description } = search;
  if (description === undefined) return undefined;
  const filters = filterCondition(search);
  const described = await readDescribed(database, { description, filters, ...pageOf(search) });
  return described.met > 0 ? { ...asTextHits(described, described.isCut), terms: described.terms } : undefined;
}

const pageOf = (search: TextSearch) => ({
  sort: search.sort,
  offset: (search.page - 1) * search.pageSize,
  limit: search.pageSize,
  counter: search.counter ?? false,
  choice: choiceOf(search),
  countFacets: search.countFacets ?? [],
});

type Stage = { readonly query: FoldedQuery; readonly condition: RawBuilder<boolean> };

function startsSo(query: FoldedQuery): Stage {
  return { query, condition: sql`(tsv @@ ${prefixLexemes(query)}::tsquery and ${beginsWith(query)})` };
}

async function firstWithHits(
  database: Kysely<unknown>,
  search: TextSearch,
  readings: readonly FoldedQuery[],
): Promise<FoundPage> {
  let page = NOTHING_FOUND;
  for (const query of readings) {
    const lexemes = sql<boolean>`tsv @@ ${strictLexemes(query, search.scope)}::tsquery`;
    page = await readStage(database, search, { query, condition: all([lexemes, adjacency(query, search.scope)]) });
    if (page.met > 0) return page;
  }
  return page;
}

function readStage(database: Kysely<unknown>, search: TextSearch, stage: Stage): Promise<FoundPage> {
  const question: HitsQuestion = {
    query: stage.query,
    condition: all([stage.condition, filterCondition(search)]),
    ...pageOf(search),
    ...(search.cap === undefined ? {} : { cap: search.cap }),
  };
  return readHits(database, question);
}

/** The few strict hits first, then those a typing error away, if there are any. The list is short, so it is paged here. */
async function withNearMisses(
  database: Kysely<unknown>,
  search: TextSearch,
  strict: FoundPage,
): Promise<TextHits | undefined> {
  const choice = choiceOf(search);
  const { countFacets = [] } = search;
  const near = await findNearMisses(database, {
    query: search.folded,
    filters: filterCondition(search),
    sort: search.sort,
    byFacets: choiceBut(choice, KIND, CATEGORY).length > 0 || countFacets.length > 0,
  });
  if (near.length === 0) return undefined;
  const known = new Set(strict.few.map(keyOf));
  const fresh = near.filter((miss) => !known.has(keyOf(miss)));
  const chosen = fresh.filter((miss) => isChosen(miss, choice));
  const from = Math.max(0, (search.page - 1) * search.pageSize - strict.total);
  const left = search.pageSize - strict.rows.length;
  const counts = countsOf(fresh, choice, countFacets);
  return {
    hits: [...strict.rows.map(asHit), ...chosen.slice(from, from + left).map(asNearHit)],
    total: strict.total + chosen.length,
    totalIsLowerBound: false,
    counter: addCounts(countByCategory(strict.paths), counts.counter),
    kinds: addCounts(strict.kinds, counts.kinds),
    facets: addCounts(strict.facets, counts.facets),
  };
}

function asTextHits(page: FoundPage, totalIsLowerBound: boolean): TextHits {
  const { rows, total, paths, kinds, facets } = page;
  return { hits: rows.map(asHit), total, totalIsLowerBound, counter: countByCategory(paths), kinds, facets };
}

function isCapped(page: FoundPage, { cap }: TextSearch): boolean {
  return cap !== undefined && page.met >= cap;
}

function asHit(row: FoundRow): SearchHit {
  return { kind: row.kind, id: row.id, tier: tierOf(row) };
}

function asNearHit(miss: NearMiss): SearchHit {
  return { kind: miss.kind, id: miss.id, tier: 'fuzzy' };
}

function keyOf(row: Pick<FoundRow, 'kind' | 'id'>): string {
  return `${row.kind}/${row.id}`;
}

const TIERS: readonly (readonly [number, SearchTier])[] = [
  [POINTS.sound.exact, 'exact'],
  [POINTS.sound.prefix, 'prefix'],
  [POINTS.tag.exact, 'tag'],
  [POINTS.reading.part, 'substring'],
  [POINTS.tag.part, 'tag'],
];

function tierOf({ whole, words }: FoundRow): SearchTier {
  if (words > whole) return words >= WORD_POINTS.other * 2 ? 'substring' : 'description';
  return TIERS.find(([points]) => whole >= points)?.[1] ?? 'description';
}
