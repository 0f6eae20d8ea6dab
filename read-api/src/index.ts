export type { ReadApiDeps } from './edge/deps.ts';
export { type PagesOptions, pages } from './pages/pages.ts';
export { readApi } from './read-api.ts';
