/** One entry point to what is fetched with the first thing that covers a page: by itself each would need a file that only names it. */
export { openLayer } from './back/layers.ts';
export { SearchDrop } from './search-box/search-drop.tsx';
