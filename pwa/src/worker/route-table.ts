/** How the worker answers a request; named, so that the table below can be read and tested. */
export type Answer = 'network' | 'page-network-first' | 'shell';

/** Sign-in, API and pictures with their own rules are the network's alone (identity.md, Guards). */
const NETWORK_ONLY = ['/api/', '/oidc/', '/identity/', '/images/', '/dev/', '/health', '/ready', '/metrics'];

/** Pages into whose head the server writes what a shared link shows; asked there first, the shell stands in. */
const WRITTEN_BY_SERVER = [/^\/profile\/[^/]+$/, /^\/companies\/[^/]+$/];

/** What becomes of a navigation to `path` (no query). Everything that is not a navigation is the precache's or the network's. */
export function answerFor(path: string): Answer {
  if (NETWORK_ONLY.some((prefix) => path === prefix.replace(/\/$/, '') || path.startsWith(prefix))) return 'network';
  return WRITTEN_BY_SERVER.some((page) => page.test(path)) ? 'page-network-first' : 'shell';
}
