const TYPES: readonly (readonly [ending: string, type: RegExp])[] = [
  ['.js', /^(?:text|application)\/javascript\b/],
  ['.css', /^text\/css\b/],
  ['.svg', /^image\/svg\+xml\b/],
  ['.png', /^image\/png\b/],
  ['.html', /^text\/html\b/],
  ['.webmanifest', /^application\/manifest\+json\b/],
];

/**
 * Whether an answer may be kept as the file at `path`: whole, from this origin, and of the type that its name promises. A
 * hotel's sign-in page and a page that stands in for a missing script are neither (F48, F55).
 */
export function fits(path: string, { status, type, redirected, headers }: Response): boolean {
  const promised = TYPES.find(([ending]) => path.endsWith(ending))?.[1];
  const own = type === 'basic' || type === 'default';
  return status === 200 && own && !redirected && promised?.test(headers.get('content-type') ?? '') === true;
}
