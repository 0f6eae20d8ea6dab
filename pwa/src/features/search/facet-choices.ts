import { FACETS, FACETS_OF, type Facet, facetLabel, knownValues, tagKey } from '@meikan/domain';
import { type SearchQuery, valuesIn } from './search-query.ts';

type Counter = Readonly<Record<string, number>>;

/** The counts of one group of a counter: `profession:engineer` under `engineer`. */
export function countsWithin(counter: Counter, group: string): Counter {
  const begin = `${group}:`;
  return Object.fromEntries(
    Object.entries(counter).flatMap(([key, count]) =>
      key.startsWith(begin) ? [[key.slice(begin.length), count]] : [],
    ),
  );
}

export type FacetValue = {
  readonly value: string;
  readonly label: string;
  /** How many finds would be left with it; undefined where there are too many values to count each. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
};
export type FacetChoice = { readonly facet: Facet; readonly title: string; readonly values: readonly FacetValue[] };

/** Values that one looks for in their own order; the others stand by how many there are. */
const ORDERED: ReadonlySet<Facet> = new Set(['size', 'stage', 'remote', 'year']);

/** The facets of a kind with the values that somebody has, or that are chosen; nothing by which nothing could be narrowed. */
export function facetChoices(
  query: SearchQuery,
  { counter, total, spellings }: { readonly counter: Counter; readonly total: number; readonly spellings: Spellings },
): readonly FacetChoice[] {
  const facets: readonly Facet[] = query.kind === undefined ? [] : FACETS_OF[query.kind];
  return facets
    .map((facet) => {
      const counts = countsWithin(counter, facet);
      const chosen = facet === 'tag' ? valuesIn(query, facet).map(tagKey) : valuesIn(query, facet);
      const values = [...new Set([...Object.keys(counts), ...chosen])].map((value) => ({
        ...{ value, label: (facet === 'tag' && spellings.get(value)) || facetLabel(facet, value) },
        ...{ count: counts[value] ?? onlyChosen(chosen, value, total), isChosen: chosen.includes(value) },
      }));
      return { facet, title: FACETS[facet], values: inOrder(facet, values) };
    })
    .filter(({ values }) => values.some(({ count, isChosen }) => isChosen || count !== total));
}

/** All finds have the one value that is chosen of a facet, also one too rare to be counted beside the others. */
const onlyChosen = (chosen: readonly string[], value: string, total: number): number | undefined =>
  chosen.length === 1 && chosen[0] === value ? total : undefined;

/** Values that are shown at once. */
const SHOWN = 6;

/** The first values, with what is chosen wherever it stands, and those that are shown when more are asked for. */
export function folded(
  values: readonly FacetValue[],
): readonly [shown: readonly FacetValue[], more: readonly FacetValue[]] {
  const isShown = (value: FacetValue, at: number) => at < SHOWN || value.isChosen;
  return [values.filter(isShown), values.filter((value, at) => !isShown(value, at))];
}

/** How tags are written, by the key under which all their spellings are counted. */
export type Spellings = ReadonlyMap<string, string>;

function inOrder(facet: Facet, values: readonly FacetValue[]): readonly FacetValue[] {
  if (!ORDERED.has(facet)) return values.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
  if (facet === 'year') return values.toSorted((one, other) => (one.value < other.value ? 1 : -1));
  const places = new Map(knownValues(facet).map(({ key }, at) => [key, at]));
  const place = ({ value }: FacetValue) => places.get(value) ?? places.size;
  return values.toSorted((one, other) => place(one) - place(other));
}

type Tagged = { readonly item?: { readonly tags: readonly string[] } | undefined };

/** The spellings of the tags of some finds: those of their own where they have any. */
export const spellingsIn = (finds: readonly Tagged[]): Spellings =>
  new Map(finds.flatMap(({ item }) => (item?.tags ?? []).map((tag) => [tagKey(tag), tag] as const)));
