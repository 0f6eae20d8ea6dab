import type { Settings } from 'meilisearch';

/** Meilisearch reads every text, and every query, as Japanese: guessing takes a kanji-only name for Chinese. */
export const LOCALES = ['jpn'];

/** How deep a list can be paged, and the highest total that is told. */
export const MAX_TOTAL = 20_000;

/** What is known of a total that it told; its counts are of all hits. */
export const boundsOf = (total: number) => ({ totalIsLowerBound: total >= MAX_TOTAL, countsAreLowerBounds: false });

/** The index's settings, for Meilisearch 1.36 and later. Retokenising changes need a rebuild. */
export const SETTINGS: Settings = {
  localizedAttributes: [{ attributePatterns: ['*'], locales: LOCALES }],
  searchableAttributes: [
    'name',
    'alias',
    'reading',
    'sound',
    'tags',
    'starts',
    'grams',
    'tagGrams',
    'bodyGrams',
    'body',
  ],
  filterableAttributes: [
    'ref',
    'kind',
    'categoryKeys',
    'tags',
    'canDo',
    'mainUsage',
    'facets',
    'whose',
    'loanStarts',
    'visibility',
    'visibleTo',
    'changedAt',
    'normVersion',
  ],
  sortableAttributes: ['followers', 'visitors', 'createdAt', 'popularity'],
  // `sort` first: without a sort it does nothing, with one it is strict, as in the embedded engine.
  rankingRules: ['sort', 'words', 'typo', 'attributeRank', 'exactness', 'proximity', 'wordPosition', 'popularity:desc'],
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
    disableOnNumbers: true,
    disableOnAttributes: ['tags', 'starts', 'grams', 'tagGrams', 'bodyGrams', 'body'],
  },
  prefixSearch: 'indexingTime',
  facetSearch: false,
  // The grams would make millions of word pairs whose distance nobody asks for.
  proximityPrecision: 'byAttribute',
  pagination: { maxTotalHits: MAX_TOTAL },
  // Above the number of category keys of the catalogue, all levels together. Of tags there may be more: the most used are told.
  faceting: { maxValuesPerFacet: 500, sortFacetValuesBy: { '*': 'count' } },
  searchCutoffMs: 300,
};
