import type { Meilisearch, MultiSearchQuery, MultiSearchResult } from 'meilisearch';
import { type Choice, COUNTED_BY_CATEGORY, choiceBut, facetToken, MOST_VALUES } from '../choice/choice.ts';
import type { KindCounts, SearchSort } from '../port.ts';
import { choiceExpressions } from './filter-expressions.ts';
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
  readonly countFacets: readonly string[];
  /** Documents wanted of what answers the text whatever is chosen; asked for where anything is. */
  readonly anywhere: number;
};

type Answered = { readonly docs: readonly IndexedDoc[]; readonly total: number };

export type IndexAnswer = Answered & {
  /** Heedless of what is chosen; the page itself where nothing is. */
  readonly anywhere: Answered;
  readonly counter: Readonly<Record<string, number>>;
  readonly kinds: KindCounts;
  readonly facets: Readonly<Record<string, number>>;
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
  'facets',
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

/** One request: the page, beside it what does not heed what is chosen, and the counts; one query for all that heeds the same. */
export async function askIndex(client: Meilisearch, question: IndexQuestion): Promise<IndexAnswer> {
  const { choice, counter, countFacets } = question;
  const everyGroup = choice.map(({ group }) => group);
  const queries = new Map([[keyOf(choice), pageQuery(question)]]);
  const ask = (but: readonly string[], counted: readonly string[], hitsPerPage = 0) => {
    const heeded = choiceBut(choice, ...but);
    const { facets = [], ...query } = queries.get(keyOf(heeded)) ?? {
      ...pageQuery({ ...question, choice: heeded, page: 1, pageSize: hitsPerPage }),
    };
    const attributes = [...new Set([...facets, ...counted])];
    queries.set(keyOf(heeded), attributes.length === 0 ? query : { ...query, facets: attributes });
  };
  ask(everyGroup, counter ? ['kind'] : [], question.anywhere);
  if (counter) ask(COUNTED_BY_CATEGORY, ['categoryKeys']);
  for (const group of countFacets) ask([group], ['facets']);

  const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, IndexedDoc>({
    queries: [...queries.values()],
  });
  const asked = [...queries.keys()];
  const heedlessOf = (...but: readonly string[]) => results[asked.indexOf(keyOf(choiceBut(choice, ...but)))];
  return {
    ...answeredBy(heedlessOf()),
    anywhere: answeredBy(heedlessOf(...everyGroup)),
    counter: heedlessOf(...COUNTED_BY_CATEGORY)?.facetDistribution?.categoryKeys ?? {},
    kinds: heedlessOf(...everyGroup)?.facetDistribution?.kind ?? {},
    facets: Object.fromEntries(
      countFacets.flatMap((group) => tokensOf(group, heedlessOf(group)?.facetDistribution?.facets ?? {})),
    ),
  };
}

const keyOf = (choice: Choice): string => choice.map(({ group }) => group).join(' ');

/** The counts of one facet, the most met values first. */
const tokensOf = (group: string, counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts)
    .filter(([token]) => token.startsWith(facetToken(group, '')))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_VALUES);

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
    filter: [...question.filters, ...choiceExpressions(question.choice)],
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
