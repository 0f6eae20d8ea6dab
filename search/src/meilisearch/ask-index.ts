import type { Meilisearch, MultiSearchQuery, MultiSearchResult } from 'meilisearch';
import type { SearchSort } from '../port.ts';
import type { IndexedDoc } from './indexed-doc.ts';
import { LOCALES } from './settings.ts';

export const INDEX = 'docs';

export type IndexQuestion = {
  readonly text: string;
  /** Attributes searched; absent means all. */
  readonly on?: readonly string[];
  readonly strategy: 'all' | 'frequency';
  readonly filters: readonly string[];
  readonly categories: readonly string[];
  readonly sort: SearchSort;
  readonly page: number;
  readonly pageSize: number;
  readonly counter: boolean;
  /** Documents wanted of what answers the text in any category; asked for where categories are chosen. */
  readonly anywhere: number;
};

type Answered = { readonly docs: readonly IndexedDoc[]; readonly total: number };

export type IndexAnswer = Answered & {
  /** Heedless of the chosen categories; the page itself where none is chosen. */
  readonly anywhere: Answered;
  readonly counter: Readonly<Record<string, number>>;
};

const SORTS: Record<SearchSort, string[]> = {
  relevance: [],
  followers: ['followers:desc'],
  visitors: ['visitors:desc'],
  newest: ['createdAt:desc'],
};

const RETURNED = [
  'kind',
  'id',
  'name',
  'alias',
  'reading',
  'sound',
  'tags',
  'body',
  'plain',
  'popularity',
  'categoryKeys',
];

/** One request: the page, and beside it what does not heed the chosen categories, the counter with it. */
export async function askIndex(client: Meilisearch, question: IndexQuestion): Promise<IndexAnswer> {
  const facets = question.counter ? { facets: ['categoryKeys'] } : {};
  const apart = question.categories.length > 0 && (question.counter || question.anywhere > 0);
  const page = pageQuery(question, apart ? {} : facets);
  const queries = apart
    ? [page, { ...page, filter: [...question.filters], page: 1, hitsPerPage: question.anywhere, ...facets }]
    : [page];
  const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, IndexedDoc>({ queries });
  const [found] = results;
  const anywhere = results.at(-1);
  return {
    ...answeredBy(found),
    anywhere: answeredBy(anywhere),
    counter: anywhere?.facetDistribution?.categoryKeys ?? {},
  };
}

const answeredBy = (result: MultiSearchResult<IndexedDoc> | undefined): Answered => ({
  docs: result?.hits ?? [],
  total: totalOf(result),
});

function pageQuery(question: IndexQuestion, facets: { facets?: string[] }): MultiSearchQuery {
  return {
    indexUid: INDEX,
    q: question.text,
    locales: LOCALES,
    matchingStrategy: question.strategy,
    filter: [...question.filters, ...question.categories],
    sort: question.text === '' && question.sort === 'relevance' ? ['popularity:desc'] : SORTS[question.sort],
    // Pages, not offsets: only they bring an exact total.
    page: question.page,
    hitsPerPage: question.pageSize,
    attributesToRetrieve: RETURNED,
    ...(question.on === undefined ? {} : { attributesToSearchOn: [...question.on] }),
    ...facets,
  };
}

function totalOf(result: MultiSearchResult<IndexedDoc> | undefined): number {
  return result !== undefined && 'totalHits' in result && typeof result.totalHits === 'number' ? result.totalHits : 0;
}
