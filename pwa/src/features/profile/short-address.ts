/** An address as people read it: without scheme, `www.` and a closing slash. The host always stands in full. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
