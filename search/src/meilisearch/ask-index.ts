import type { Meilisearch, MultiSearchQuery, MultiSearchResult } from 'meilisearch';
import type { KindCounts, SearchSort } from '../port.ts';
import type { Choice } from './filter-expressions.ts';
import type { IndexedDoc } from './indexed-doc.ts';
import { LOCALES } from './settings.ts';

export const INDEX = 'docs';

export type IndexQuestion = {
  readonly text: string;
  /** Attributes searched; absent means all. */
  readonly on?: readonly string[];
  readonly strategy: 'all' | 'frequency';
  readonly filters: readonly string[];
  readonly choice: Choice;
  readonly sort: SearchSort;
  readonly page: number;
  readonly pageSize: number;
  readonly counter: boolean;
  /** Documents wanted of what answers the text whatever is chosen; asked for where anything is. */
  readonly anywhere: number;
};

type Answered = { readonly docs: readonly IndexedDoc[]; readonly total: number };

export type IndexAnswer = Answered & {
  /** Heedless of what is chosen; the page itself where nothing is. */
  readonly anywhere: Answered;
  readonly counter: Readonly<Record<string, number>>;
  readonly kinds: KindCounts;
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
  'fact',
  'body',
  'plain',
  'popularity',
  'followers',
  'visitors',
  'createdAt',
  'categoryKeys',
];

/** One request for several texts: how many documents hold each in any gram attribute, and the first of them. */
export async function askForms(
  client: Meilisearch,
  texts: readonly string[],
  { filters, limit }: { readonly filters: readonly string[]; readonly limit: number },
): Promise<Answered[]> {
  if (texts.length === 0) return [];
  const queries = texts.map(
    (text): MultiSearchQuery => ({
      indexUid: INDEX,
      q: text,
      locales: LOCALES,
      matchingStrategy: 'all',
      filter: [...filters],
      page: 1,
      hitsPerPage: limit,
      attributesToRetrieve: RETURNED,
      attributesToSearchOn: ['grams', 'tagGrams', 'bodyGrams'],
    }),
  );
  const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, IndexedDoc>({ queries });
  return results.map(answeredBy);
}

/** One request: the page, beside it what does not heed what is chosen, with the counts, and the kinds in the chosen categories. */
export async function askIndex(client: Meilisearch, question: IndexQuestion): Promise<IndexAnswer> {
  const { filters, choice, counter } = question;
  const page = pageQuery(question);
  const anywhere = { ...page, filter: [...filters], page: 1, hitsPerPage: question.anywhere };
  const counts = counter ? { facets: ['categoryKeys', 'kind'] } : {};
  const isChosen = choice.category.length + choice.kind.length > 0;
  const queries = isChosen ? [page, { ...anywhere, ...counts }] : [{ ...page, ...counts }];
  if (counter && choice.category.length > 0)
    queries.push({ ...anywhere, filter: [...filters, ...choice.category], hitsPerPage: 0, facets: ['kind'] });
  const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, IndexedDoc>({ queries });
  const [found, everything = found, inCategory = everything] = results;
  return {
    ...answeredBy(found),
    anywhere: answeredBy(everything),
    counter: everything?.facetDistribution?.categoryKeys ?? {},
    kinds: inCategory?.facetDistribution?.kind ?? {},
  };
}

const answeredBy = (result: MultiSearchResult<IndexedDoc> | undefined): Answered => ({
  docs: result?.hits ?? [],
  total: totalOf(result),
});

function pageQuery(question: IndexQuestion): MultiSearchQuery {
  return {
    indexUid: INDEX,
    q: question.text,
    locales: LOCALES,
    matchingStrategy: question.strategy,
    filter: [...question.filters, ...question.choice.category, ...question.choice.kind],
    sort: question.text === '' && question.sort === 'relevance' ? ['popularity:desc'] : SORTS[question.sort],
    // Pages, not offsets: only they bring an exact total.
    page: question.page,
    hitsPerPage: question.pageSize,
    attributesToRetrieve: RETURNED,
    ...(question.on === undefined ? {} : { attributesToSearchOn: [...question.on] }),
  };
}

function totalOf(result: MultiSearchResult<IndexedDoc> | undefined): number {
  return result !== undefined && 'totalHits' in result && typeof result.totalHits === 'number' ? result.totalHits : 0;
}
