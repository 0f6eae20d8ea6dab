import { facetLabel, ownKeys, regionsOf } from '@meikan/domain';
import { present } from '../../address/query-parts.ts';
import { facetsIn, type SearchQuery, valuesIn } from './search-query.ts';
import { nearTexts as texts } from './texts.ts';

/** A search beside one that finds nothing, named by what it changes. */
export type NearSearch = { readonly label: string; readonly query: SearchQuery };

/** Searches that ask for less than the conditions of one: in wider regions, without one of its facets, without its categories. */
export function widerSearches(query: SearchQuery): readonly NearSearch[] {
  const { page: _, ...asked } = query;
  const without = (part: keyof SearchQuery): SearchQuery => present({ ...asked, [part]: undefined });
  const facets = ownKeys(facetsIn(query)).map((facet) => {
    const labels = valuesIn(query, facet).map((value) => facetLabel(facet, value));
    return { label: texts.without(labels), query: without(facet) };
  });
  const { categories } = query;
  return [
    ...inWiderRegions(asked),
    ...facets,
    ...(categories === undefined ? [] : [{ label: texts.withoutCategories, query: without('categories') }]),
  ];
}

/** In the whole regions in which the chosen prefectures lie; none where nothing is added by that. */
function inWiderRegions(query: SearchQuery): readonly NearSearch[] {
  const chosen = valuesIn(query, 'prefecture');
  const regions = regionsOf(chosen);
  const prefectures = regions.flatMap((region) => region.prefectures);
  if (prefectures.every((key) => chosen.includes(key))) return [];
  const label = texts.inRegions(regions.map((region) => region.label));
  return [{ label, query: { ...query, prefecture: prefectures.join(',') } }];
}

const MOST_WORDS = 5;

/** Searches for each of some words by itself; none for a single one, which has been looked for. */
export function searchesByWord(words: readonly string[]): readonly NearSearch[] {
  if (words.length < 2) return [];
  return words.slice(0, MOST_WORDS).map((word) => ({ label: texts.word(word), query: { search: word } }));
}
