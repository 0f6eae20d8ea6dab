import { comparableText } from '../validation/text.ts';

const SCHEME = /^https?:\/\/(?:www\.)?/iu;
const DEFAULT_PORT = /^([^/?#:]+):(?:80|443)(?=[/?#]|$)/u;
const FRAGMENT = /#.*$/su;

/** A website without what two people type differently: scheme, `www.`, usual port, fragment, last slash. */
function siteOf(website: string): string {
  const bare = website.replace(SCHEME, '').replace(DEFAULT_PORT, '$1').replace(FRAGMENT, '');
  return withoutLastSlashes(bare);
}

/** Walks back from the end: a pattern would try every slash of a path made of slashes (security.md H42). */
function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text.endsWith('/', end) && end > 0) end -= 1;
  return text.slice(0, end);
}

/**
 * Equal for two pages of the same thing: the name as readers compare it (NFKC, security.md H44), and the website. Users
 * register what is missing, and what is missing for two of them is the same service (product.md 23).
 */
export function pageKey(page: { readonly name: string; readonly website: string | null }): string {
  return `${comparableText(page.name)}\n${page.website === null ? '' : siteOf(page.website)}`;
}
