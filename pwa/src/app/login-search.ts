/** The query of /login: whether a new account is made, and where to come back to. */
export type LoginSearch = { readonly mode?: 'register'; readonly returnTo?: string };

/** Only a path of this site may be come back to: `//elsewhere` and full addresses are dropped (open redirects). */
export function loginSearch(search: Record<string, unknown>): LoginSearch {
  const returnTo = search.returnTo;
  return {
    ...(search.mode === 'register' ? { mode: 'register' } : {}),
    ...(typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? { returnTo } : {}),
  };
}
