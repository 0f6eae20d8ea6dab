export { foldCore } from './corporate-forms.ts';
export { type Description, describe, type ReadWord, readWords, type Term } from './described/describe.ts';
export { type Matched, matchedBy } from './described/matched.ts';
export {
  AGAIN,
  aloneOf,
  COMMON,
  ENOUGH,
  FIELD,
  fullRarity,
  inParts,
  OTHER_KIND,
  PARTIAL,
  pairsOf,
  rarityOf,
} from './described/points.ts';
export { rankDescribed, rankWeighed, termsOfNamed, type Weighed } from './described/rank.ts';
export { type Dictionary, type Meaning, type Vocabulary, widenedBy } from './described/vocabulary.ts';
export { type EditDistance, editDistance, editsAllowed } from './edit-distance.ts';
export { type FoundPage, findPages } from './find-pages.ts';
export { fold, foldWidth, MAX_BODY_LENGTH, MAX_KEY_LENGTH, NORM_VERSION } from './fold.ts';
export { bigrams, firstCharacters, gramsAndCharacters, lastCharacters } from './grams.ts';
export { calledBy, type Searchable, type SearchKeys, searchedPart, searchKeys } from './keys.ts';
export { loanQueryStarts, loanStarts } from './loans/loan-starts.ts';
export { nameText, SOUND } from './name-text.ts';
export {
  type FoldedQuery,
  foldQuery,
  MAX_QUERY_LENGTH,
  MAX_TERMS,
  queryReadings,
} from './query.ts';
export { soundSkeleton } from './romaji.ts';
export {
  fuzzyMatch,
  isFoundByName,
  isNamed,
  isNearWhole,
  type Match,
  matchKeys,
  POINTS,
  popularityPoints,
  type SearchTier,
  WORD_POINTS,
} from './tiers.ts';
