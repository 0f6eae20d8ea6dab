import type { Addresses } from '../pages/addresses.ts';
import type { Db } from '../route/read-route.ts';
import { findListed, type Kind, partEnds, type Stretch } from './sitemap-queries.ts';
import { element, xmlDocument } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
export const KINDS: readonly Kind[] = ['people', 'companies', 'articles'];
/** Pages for everybody that speak of no one thing. */
const PLAIN = [
  '/',
  '/search',
  '/search-service',
  '/companies',
  '/tag-search',
  '/business/landing',
  '/terms',
  '/privacy',
];

/** The index: its parts are stretches of ids, so that a part is quick to find and keeps its address while others grow. */
export async function sitemapIndex(db: Db, addresses: Addresses): Promise<string> {
  const ends = await Promise.all(KINDS.map((kind) => partEnds(db, kind)));
  const parts = KINDS.flatMap((kind, index) => partPaths(kind, ends[index] ?? []));
  const entries = ['/sitemaps/pages.xml', ...parts].map(
    (path) => `<sitemap>${element('loc', addresses.at(path))}</sitemap>`,
  );
  return xmlDocument({ name: 'sitemapindex', namespace: NAMESPACE }, entries);
}

function partPaths(kind: Kind, ends: readonly string[]): string[] {
  return ['', ...ends].map((after, index) => {
    const query = new URLSearchParams({ ...(after && { after }), ...(ends[index] && { upto: ends[index] }) });
    return `/sitemaps/${kind}.xml${query.size === 0 ? '' : `?${query}`}`;
  });
}

export const plainSitemap = (addresses: Addresses): string =>
  urlSet(PLAIN.map((path) => element('loc', addresses.at(path))));

/** One part. */
export async function sitemapOf(
  db: Db,
  addresses: Addresses,
  part: Stretch & { readonly kind: Kind },
): Promise<string> {
  const rows = await findListed(db, part.kind, part);
  const address = addressOf(part.kind, addresses);
  return urlSet(rows.map(({ name, updatedAt }) => element('loc', address(name)) + element('lastmod', updatedAt)));
}

function addressOf(kind: Kind, { person, company, article }: Addresses): (name: string) => string {
  switch (kind) {
    case 'people':
      return person;
    case 'companies':
      return company;
    case 'articles':
      return article;
  }
}

const urlSet = (entries: readonly string[]) =>
  xmlDocument(
    { name: 'urlset', namespace: NAMESPACE },
    entries.map((entry) => `<url>${entry}</url>`),
  );
