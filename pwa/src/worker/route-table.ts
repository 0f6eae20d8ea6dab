/** Who answers a request. What no route takes is asked of the network by the browser itself, as if there were no worker. */
export type RouteName = 'shared' | 'moved-page' | 'server-page' | 'app-page' | 'shell-file' | 'picture';

/** What a request says of itself; `path` without its query. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly navigates: boolean;
};

/** Sign-in, the API and what operators ask are the network's alone: nothing of them is answered or kept here (F31, F41, F45). */
export const NETWORK_ONLY = ['/api', '/oidc', '/identity', '/dev', '/health', '/ready', '/metrics'];

/** Pages into whose head the server writes what a shared link shows; asked there first, the shell stands in. */
const WRITTEN_BY_SERVER = [/^\/profile\/[^/]+$/, /^\/companies\/[^/]+$/, /^\/articles\/[^/]+$/];

/** What the server writes for programs that look for pages, and for link previews: no pages of the app, and nothing of it is kept. */
const FOR_PROGRAMS = /^\/(?:robots\.txt|sitemap\.xml|(?:sitemaps|cards)\/.+|profile\/[^/]+\/atom\.xml)$/;

/** Always asked of the server: they tell what it is like just now. */
const NEVER_KEPT = ['/service-worker.js', '/version.json'];

const below = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The first that takes a request has it. */
const ROUTES: readonly { readonly name: RouteName | 'network'; takes(asked: Asked): boolean }[] = [
  { name: 'shared', takes: ({ method, path, navigates }) => method === 'POST' && path === '/share' && navigates },
  { name: 'network', takes: ({ method }) => method !== 'GET' },
  { name: 'network', takes: ({ path }) => NETWORK_ONLY.some((folder) => below(path, folder)) },
  { name: 'network', takes: ({ path }) => NEVER_KEPT.includes(path) },
  { name: 'network', takes: ({ path }) => FOR_PROGRAMS.test(path) },
  { name: 'picture', takes: ({ path, navigates }) => below(path, '/images') && !navigates },
  { name: 'network', takes: ({ path }) => below(path, '/images') },
  { name: 'shell-file', takes: ({ path, navigates }) => below(path, '/assets') || !navigates },
  // As the server leads on (read-api/src/pages): every page has one address.
  { name: 'moved-page', takes: ({ path }) => path !== '/' && path.endsWith('/') },
  { name: 'server-page', takes: ({ path }) => WRITTEN_BY_SERVER.some((page) => page.test(path)) },
  { name: 'app-page', takes: () => true },
];

/** The route of a request to this origin. */
export function routeOf(asked: Asked): RouteName | 'network' {
  return ROUTES.find((route) => route.takes(asked))?.name ?? 'network';
}
