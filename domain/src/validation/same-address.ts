import { parseUrl } from './web-url.ts';

/** Parameters that tell a site who sent a reader, and change nothing of what it shows. */
const TRACKING =
  /^(?:utm_[\w-]+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|ref_src|_gl|_ga)$/iu;
const USUAL_PORTS: ReadonlySet<string> = new Set(['', '80', '443']);
/** Not of `www.example`, which is a whole name. */
const WWW = /^www\.(?=[^.]+\.)/u;
const ESCAPE = /%[\da-f]{2}/giu;
const UNRESERVED = /[\w.~-]/u;

/**
 * Equal for two addresses of one page, however they are typed: with http or https, `www.`, capitals, a name in Unicode or
 * punycode, a usual port, dot segments, escapes, slashes at the end, a fragment, what only tracks readers, or parameters in
 * another order. What is no address is its own key.
 */
export function addressKey(address: string): string {
  const url = parseUrl(address);
  if (url === null) return address;
  const host = url.hostname.replace(/\.$/u, '').replace(WWW, '');
  const port = USUAL_PORTS.has(url.port) ? '' : `:${url.port}`;
  return `${host}${port}${withoutLastSlashes(url.pathname.replace(ESCAPE, plainEscape))}${queryKey(url.searchParams)}`;
}

/** RFC 3986 6.2.2: an escape of a character that needs none is the character; the others are written in capitals. */
function plainEscape(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return UNRESERVED.test(character) ? character : escaped.toUpperCase();
}

/** Walks back from the end: a pattern would try every slash of a path made of slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}

function queryKey(parameters: Iterable<readonly [string, string]>): string {
  const telling = [...parameters].filter(([name]) => !TRACKING.test(name));
  if (telling.length === 0) return '';
  const written = telling.map((pair) => pair.map(encodeURIComponent).join('='));
  return `?${written.sort().join('&')}`;
}
