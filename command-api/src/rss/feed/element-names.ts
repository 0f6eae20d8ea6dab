import type { QualifiedTag } from 'sax';

/** What the entry of a feed may hold that matters here. */
export type Field = 'guid' | 'title' | 'link' | 'published' | 'updated' | 'description' | 'content' | 'summary';
/** Of which vocabulary an element is. */
type Family = 'rss' | 'atom' | 'dc' | 'rdf' | 'content';

/** Unbound prefixes stand beside the addresses they are usually bound to: feeds forget to bind them. */
const families: ReadonlyMap<string, Family> = new Map([
  ['http://purl.org/rss/1.0/', 'rss'],
  ['http://my.netscape.com/rdf/simple/0.9/', 'rss'],
  ['http://backend.userland.com/rss2', 'rss'],
  ['http://www.w3.org/2005/Atom', 'atom'],
  ['http://purl.org/atom/ns#', 'atom'],
  ['atom', 'atom'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['dc', 'dc'],
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  ['content', 'content'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
]);

const fields: ReadonlyMap<string, Field> = new Map([
  ['rss guid', 'guid'],
  ['rss title', 'title'],
  ['rss link', 'link'],
  ['rss pubDate', 'published'],
  ['rss description', 'description'],
  ['content encoded', 'content'],
  ['dc date', 'published'],
  ['atom id', 'guid'],
  ['atom title', 'title'],
  ['atom published', 'published'],
  ['atom issued', 'published'],
  ['atom updated', 'updated'],
  ['atom modified', 'updated'],
  ['atom summary', 'summary'],
  ['atom content', 'content'],
]);

/** `rss title` and the like; an element without a namespace is RSS 2.0's. */
export function nameOf({ uri, prefix, local }: QualifiedTag): string {
  return `${prefix === '' && uri === '' ? 'rss' : (families.get(uri) ?? 'other')} ${local}`;
}

/** What an entry says, in the order in which it may stand for its title. */
export const bodyFields: readonly Field[] = ['description', 'content', 'summary'];

export const fieldOf = (name: string): Field | undefined => fields.get(name);
export const isRoot = (name: string): boolean => ['rss rss', 'rdf RDF', 'atom feed'].includes(name);
export const isEntry = (name: string): boolean => name === 'rss item' || name === 'atom entry';
