/** An origin that no site has. */
const HERE = 'https://own.invalid';

/**
 * A path of this site with its query and fragment, as the browser would go there; `undefined` for everything that leads, or is
 * written so that it could lead, elsewhere: full addresses, `//evil.example`, `/\evil.example`, `/%09/evil.example`.
 */
export function ownPath(written: string | undefined): string | undefined {
  if (written === undefined || !written.startsWith('/') || !URL.canParse(written, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(written, HERE);
  // `/.//evil.example` is a path here, and would be another site once it stands by itself.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
