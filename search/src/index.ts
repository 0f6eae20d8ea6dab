export { SearchFault } from './fault.ts';
export {
  isFoundByName,
  type Matched,
  matchedBy,
  NORM_VERSION,
  type SearchTier,
  searchedPart,
  type Vocabulary,
  type Weighed,
} from './folding/index.ts';
export { openSearch, type SearchConfiguration } from './open-search.ts';
export type * from './port.ts';
export { widenedBy } from './vocabulary.ts';
