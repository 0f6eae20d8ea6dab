import type { Meilisearch } from 'meilisearch';
import { askedCounts, choiceOf } from '../choice/choice.ts';
import {
  type Description,
  type FoldedQuery,
  fuzzyMatch,
  isNamed,
  loanQueryStarts,
  type Match,
  matchKeys,
  queryReadings,
} from '../folding/index.ts';
import type { SearchHit, SearchPage, SearchQuery } from '../port.ts';
import { askIndex, type IndexAnswer, type IndexQuestion } from './ask-index.ts';
import { searchDescribed } from './described.ts';
import { filterExpressions, loanExpression } from './filter-expressions.ts';
import { gramQuery } from './gram-words.ts';
import { type IndexedDoc, keysOf, refOf } from './indexed-doc.ts';
import { boundsOf } from './settings.ts';

export type TextSearch = Omit<SearchQuery, 'text'> & {
  readonly folded: FoldedQuery;
  /** What the text asks for where it names nobody; absent while typing. */
  readonly description?: Description;
  readonly scope: 'names' | 'everything';
};
type Answer = Omit<SearchPage, 'tookMs'>;

/** Hits that are put in order here, by the tiers of the folding; lists deeper than this keep the engine's order. */
const WINDOW = 200;
/** Below this many hits a typing error is thought of. */
const FEW = 3;

type Judged = { readonly doc: IndexedDoc; readonly match: Match };
type Hits = { readonly judged: readonly Judged[]; readonly total: number };
/** `anywhere`: whatever is chosen, so that whether more has to be looked for does not hang on it. */
type Found = Hits & { readonly anywhere: Hits; readonly answer: IndexAnswer };

/**
 * Stages as in the embedded engine: the words' grams, their sound, the query's other readings, then what
 * the engine itself makes of the text, and names a typing error away. The tier always comes from the returned keys.
 */
export async function searchByStages(client: Meilisearch, search: TextSearch): Promise<Answer> {
  const strict = await firstWithHits(client, search);
  const { anywhere } = strict;
  if (anywhere.judged.some(({ match }) => isNamed(match))) return pageOf(search, strict);
  const near = anywhere.total >= FEW ? [] : await nearMisses(client, search);
  if (near.length === 0) return (await describedPage(client, search)) ?? pageOf(search, strict);
  const known = new Set([...strict.judged, ...anywhere.judged].map(({ doc }) => `${doc.kind}/${doc.id}`));
  const fresh = near.filter(({ doc }) => !known.has(`${doc.kind}/${doc.id}`));
  return pageOf(search, { ...strict, judged: [...strict.judged, ...fresh], total: strict.total + fresh.length });
}

function describedPage(client: Meilisearch, search: TextSearch): Promise<Answer | undefined> {
  const { description, ...asked } = search;
  return description === undefined ? Promise.resolve(undefined) : searchDescribed(client, asked, description);
}

type Stage = { readonly query: FoldedQuery; readonly text: string; readonly on: readonly string[] };

function stagesOf(query: FoldedQuery, scope: TextSearch['scope']): Stage[] {
  const [, ...readings] = queryReadings(query);
  const sound = query.sound === '' ? [] : [{ query, text: query.sound, on: ['sound'] }];
  const natural = ['name', 'alias', 'reading', 'tags', ...(scope === 'names' ? [] : ['body'])];
  return [
    gramStage(query, scope),
    ...sound,
    ...readings.map((reading) => gramStage(reading, scope)),
    { query, text: query.terms.join(' '), on: natural },
  ];
}

function gramStage(query: FoldedQuery, scope: TextSearch['scope']): Stage {
  const { text, on } = gramQuery(query);
  return { query, text, on: scope === 'names' ? on : [...on, 'bodyGrams'] };
}

const NO_HITS = { docs: [], judged: [], total: 0 };
const NOTHING_FOUND: Found = {
  ...NO_HITS,
  anywhere: NO_HITS,
  answer: { ...NO_HITS, anywhere: NO_HITS, counter: {}, kinds: {}, facets: {} },
};

async function firstWithHits(client: Meilisearch, search: TextSearch): Promise<Found> {
  let found = NOTHING_FOUND;
  for (const stage of stagesOf(search.folded, search.scope)) {
    found = await readStage(client, search, stage);
    if (found.anywhere.total > 0) return found;
  }
  return found;
}

async function readStage(client: Meilisearch, search: TextSearch, stage: Stage): Promise<Found> {
  const answer = await askIndex(client, {
    ...questionOf(search),
    ...stage,
    strategy: 'all',
    ...(isWindowed(search) ? { page: 1, pageSize: WINDOW } : {}),
  });
  const judgeAll = ({ docs, total }: IndexAnswer['anywhere']): Hits => {
    const judged = docs.flatMap((doc) => judge(doc, stage.query, search.scope));
    // Grams met in the wrong order are no hit; those outside the window are few and stay counted.
    return { judged, total: total - (docs.length - judged.length) };
  };
  return { ...judgeAll(answer), anywhere: judgeAll(answer.anywhere), answer };
}

function judge(doc: IndexedDoc, query: FoldedQuery, scope: TextSearch['scope']): Judged[] {
  const keys = keysOf(doc);
  const match = matchKeys(scope === 'names' ? { ...keys, body: '' } : keys, query);
  return match === undefined || match.tier === 'fuzzy' ? [] : [{ doc, match }];
}

/**
 * Names that share most grams with the query or begin with its sounds in the other script, measured here: the engine's own tolerance
 * counts letters, not characters.
 */
async function nearMisses(client: Meilisearch, search: TextSearch): Promise<Judged[]> {
  const { folded } = search;
  const question = { ...questionOf(search), page: 1, pageSize: WINDOW, counter: false, countFacets: [], anywhere: 0 };
  const ofGrams = { ...question, text: gramQuery(folded).text, on: ['grams'], strategy: 'frequency' } as const;
  const loan = loanExpression(loanQueryStarts(folded.whole));
  const filters = loan === undefined ? [] : [...question.filters, loan];
  const ofLoans = loan === undefined ? [] : [{ ...question, filters, text: '', strategy: 'all' } as const];
  const answers = await Promise.all([ofGrams, ...ofLoans].map((each) => askIndex(client, each)));
  const candidates = new Map(answers.flatMap(({ docs }) => docs).map((doc) => [refOf(doc), doc]));
  return [...candidates.values()].flatMap((doc) => {
    const match = fuzzyMatch(keysOf(doc), folded);
    return match === undefined ? [] : [{ doc, match }];
  });
}

function questionOf(search: TextSearch): Omit<IndexQuestion, 'text' | 'strategy'> {
  return {
    filters: filterExpressions(search),
    choice: choiceOf(search),
    sort: search.sort,
    page: search.page,
    pageSize: search.pageSize,
    counter: search.counter ?? false,
    countFacets: search.countFacets ?? [],
    anywhere: WINDOW,
  };
}

function isWindowed({ sort, page, pageSize }: TextSearch): boolean {
  return sort === 'relevance' && page * pageSize <= WINDOW;
}

function pageOf(search: TextSearch, { judged, total, answer }: Found): Answer {
  const from = isWindowed(search) ? (search.page - 1) * search.pageSize : 0;
  const ordered = search.sort === 'relevance' ? [...judged].sort(byPoints) : judged;
  const page = {
    hits: ordered.slice(from, from + search.pageSize).map(asHit),
    total,
    ...boundsOf(answer.total),
  };
  return { ...page, ...askedCounts(search, answer) };
}

function byPoints(one: Judged, other: Judged): number {
  return pointsOf(other) - pointsOf(one) || (one.doc.id < other.doc.id ? -1 : 1);
}

function pointsOf({ doc, match }: Judged): number {
  return match.points + doc.popularity - (doc.kind === 'article' ? 15 : 0);
}

function asHit({ doc, match }: Judged): SearchHit {
  return { kind: doc.kind, id: doc.id, tier: match.tier };
}
