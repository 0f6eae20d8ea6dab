import type { Facets, SearchKind, SearchPage, SearchQuery } from '../port.ts';

/** What somebody chose of a group: one of the values is enough. */
export type Chosen = { readonly group: string; readonly values: readonly string[] };

/** All that narrows the hits and leaves counts as they are: the kind, the categories, the facets. */
export type Choice = readonly Chosen[];

export const KIND = 'kind';
export const CATEGORY = 'category';

export function choiceOf({ kind, categories = [], facets = {} }: Pick<SearchQuery, 'kind' | 'categories' | 'facets'>) {
  const groups: Choice = [
    { group: KIND, values: kind === undefined ? [] : [kind] },
    { group: CATEGORY, values: categories },
    ...Object.entries(facets).map(([group, values = []]) => ({ group, values })),
  ];
  return groups.filter(({ values }) => values.length > 0);
}

/** What is chosen but of some groups: what their counts heed. */
export const choiceBut = (choice: Choice, ...groups: readonly string[]): Choice =>
  choice.filter(({ group }) => !groups.includes(group));

/** The category's counts heed the facets alone: another kind has other categories. */
export const COUNTED_BY_CATEGORY = [KIND, CATEGORY] as const;

/** A value of a facet as it is counted: `profession:engineer`. */
export const facetToken = (group: string, value: string): string => `${group}:${value}`;

/** The facets of a document as they are stored and counted. */
export const facetTokens = (facets: Facets): readonly string[] =>
  Object.entries(facets).flatMap(([group, values = []]) => values.map((value) => facetToken(group, value)));

/** Values of one facet that are counted: the most met ones. */
export const MOST_VALUES = 60;

/** A page with what can be chosen of it. */
export type Choosable = {
  readonly kind: SearchKind;
  readonly categoryKeys: readonly string[];
  readonly facetTokens: readonly string[];
};

/** Whether a page is among what is chosen. */
export function isChosen(page: Choosable, choice: Choice): boolean {
  return choice.every((chosen) => holds(page, chosen));
}

function holds({ kind, categoryKeys, facetTokens }: Choosable, { group, values }: Chosen): boolean {
  if (group === KIND) return values.includes(kind);
  if (group === CATEGORY) return categoryKeys.some((key) => values.includes(key));
  return values.some((value) => facetTokens.includes(facetToken(group, value)));
}

type Counts = Readonly<Record<string, number>>;
type Counted = Required<Pick<SearchPage, 'counter' | 'kinds' | 'facets'>>;
export type AskedCounts = Pick<SearchQuery, 'counter' | 'countFacets'>;

/** Of the counts those that were asked for. */
export function askedCounts(asked: AskedCounts, { counter, kinds, facets }: Counted): Partial<Counted> {
  return {
    ...(asked.counter === true ? { counter, kinds } : {}),
    ...(asked.countFacets === undefined ? {} : { facets }),
  };
}

/** The counts of pages: per kind whatever is chosen, per category, and per value of each facet as if nothing of it were chosen. */
export function countsOf(pages: readonly Choosable[], choice: Choice, facets: readonly string[]): Counted {
  const among = (...groups: readonly string[]) => {
    const heeded = choiceBut(choice, ...groups);
    return pages.filter((page) => isChosen(page, heeded));
  };
  return {
    kinds: countEach(pages.map(({ kind }) => kind)),
    counter: countEach(among(...COUNTED_BY_CATEGORY).flatMap(({ categoryKeys }) => categoryKeys)),
    facets: countEach(
      facets.flatMap((group) =>
        among(group).flatMap(({ facetTokens }) =>
          facetTokens.filter((token) => token.startsWith(facetToken(group, ''))),
        ),
      ),
    ),
  };
}

function countEach(keys: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one));
}

/** The sum of counts over different pages. */
export function addCounts(one: Counts, other: Counts): Record<string, number> {
  const sums: Record<string, number> = { ...one };
  for (const [key, count] of Object.entries(other)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}
