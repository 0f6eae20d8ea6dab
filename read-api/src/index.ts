export { pagePolicy } from './pages/page-policy.ts';
export { type PagesOptions, pages } from './pages/pages.ts';
export { readApi } from './read-api.ts';
export type { ReadApiDeps } from './route/deps.ts';
