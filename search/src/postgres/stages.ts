import { type Kysely, sql } from 'kysely';
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
import { all, type Condition, filterCondition } from './filters.ts';
import { FEW, type FoundPage, type FoundRow, NOTHING_FOUND } from './hits-page.ts';
import { type SearchScope, strictLexemes, toldLexemes } from './lexemes.ts';
import { adjacency } from './match-points.ts';
import { beginsSo, isCalledSo, type Stage } from './met-rows.ts';
import { findNearMisses, type NearMiss } from './near-misses.ts';
import { readStagePage } from './stage-page.ts';

export type TextHits = {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly countsAreLowerBounds: boolean;
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
  /** How many rows a stage looks at where more meet the text. */
  readonly most: number;
};

/**
 * Retrieval by stages, each only when those before it found too little: what begins so (while typing), every word as
 * typed, then by the query's other readings, where nobody is called so with typing errors, and at last as a description.
 * What was found counts whatever is chosen, so that a choice narrows the hits and leaves the counts of its group as they were.
 */
export async function searchByStages(database: Kysely<unknown>, search: TextSearch): Promise<TextHits> {
  const begun = search.scope === 'names' ? await readStage(database, search, startsSo(search.folded)) : undefined;
  if (begun !== undefined && begun.total >= search.pageSize) return { ...asTextHits(begun), totalIsLowerBound: true };
  const strict = await firstWithHits(database, search, queryReadings(search.folded));
  if (strict.named) return asTextHits(strict);
  const near = strict.met >= FEW ? undefined : await withNearMisses(database, search, strict);
  return near ?? (await readDescription(database, search)) ?? asTextHits(strict);
}

/** What meets the text as a description; undefined when nothing does. */
async function readDescription(database: Kysely<unknown>, search: TextSearch): Promise<TextHits | undefined> {
  const { description } = search;
  if (description === undefined) return undefined;
  const filters = filterCondition(search);
  const described = await readDescribed(database, { description, filters, most: search.most, ...pageOf(search) });
  return described.met > 0 ? { ...asTextHits(described), terms: described.terms } : undefined;
}

const pageOf = (search: TextSearch) => ({
  sort: search.sort,
  offset: (search.page - 1) * search.pageSize,
  limit: search.pageSize,
  counter: search.counter ?? false,
  choice: choiceOf(search),
  countFacets: search.countFacets ?? [],
});

function startsSo(query: FoldedQuery): Stage {
  const met = beginsSo(query);
  return { query, met, parts: [met], foremost: [isCalledSo(query)] };
}

/** Every word as typed. A single one is met in names and tags, and then in what is told besides. */
function asTyped(query: FoldedQuery, scope: SearchScope): Stage {
  const named = meets(strictLexemes(query, 'names'), adjacency(query, 'names'));
  const foremost = [isCalledSo(query), beginsSo(query)];
  if (scope === 'names') return { query, met: named, parts: [named], foremost };
  const everywhere = adjacency(query, scope);
  const met = meets(strictLexemes(query, scope), everywhere);
  const [word = '', ...more] = query.terms;
  if (more.length > 0) return { query, met, parts: [met], foremost: [...foremost, named] };
  const told = toldLexemes(word);
  return { query, met, parts: told === undefined ? [named] : [named, meets(told, everywhere)], foremost };
}

const meets = (lexemes: string, besides: Condition | undefined): Condition =>
  all([sql`tsv @@ ${lexemes}::tsquery`, besides]);

async function firstWithHits(
  database: Kysely<unknown>,
  search: TextSearch,
  readings: readonly FoldedQuery[],
): Promise<FoundPage> {
  let page = NOTHING_FOUND;
  for (const query of readings) {
    page = await readStage(database, search, asTyped(query, search.scope));
    if (page.met > 0) return page;
  }
  return page;
}

function readStage(database: Kysely<unknown>, search: TextSearch, stage: Stage): Promise<FoundPage> {
  return readStagePage(database, { stage, filters: filterCondition(search), most: search.most, ...pageOf(search) });
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
    countsAreLowerBounds: false,
    counter: addCounts(countByCategory(strict.paths), counts.counter),
    kinds: addCounts(strict.kinds, counts.kinds),
    facets: addCounts(strict.facets, counts.facets),
  };
}

function asTextHits({ rows, total, isCut, isTotalCut, paths, kinds, facets }: FoundPage): TextHits {
  const counts = { counter: countByCategory(paths), kinds, facets };
  return { hits: rows.map(asHit), total, totalIsLowerBound: isTotalCut, countsAreLowerBounds: isCut, ...counts };
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
