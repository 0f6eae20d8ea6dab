export { SearchFault } from './fault.ts';
export { NORM_VERSION, type SearchTier } from './folding/index.ts';
export { openSearch, type SearchConfiguration } from './open-search.ts';
export type * from './port.ts';
