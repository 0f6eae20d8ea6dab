export type { ReadApiDeps } from './edge/deps.ts';
export { pagePolicy } from './pages/page-policy.ts';
export { type PagesOptions, pages } from './pages/pages.ts';
export { readApi } from './read-api.ts';
