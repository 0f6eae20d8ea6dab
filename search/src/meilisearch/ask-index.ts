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
};

export type IndexAnswer = {
  readonly docs: readonly IndexedDoc[];
  readonly total: number;
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

/** One request: the page, and beside it the counter, which does not heed the chosen categories. */
export async function askIndex(client: Meilisearch, question: IndexQuestion): Promise<IndexAnswer> {
  const facets = question.counter ? { facets: ['categoryKeys'] } : {};
  const apart = question.counter && question.categories.length > 0;
  const page = pageQuery(question, apart ? {} : facets);
  const queries = apart
    ? [page, { ...page, filter: [...question.filters], page: 1, hitsPerPage: 0, ...facets }]
    : [page];
  const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, IndexedDoc>({ queries });
  const [found] = results;
  return {
    docs: found?.hits ?? [],
    total: totalOf(found),
    counter: results.at(-1)?.facetDistribution?.categoryKeys ?? {},
  };
}

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
