import { NAME_ROWS } from '@meikan/contracts';
import { FACETS_OF, type Facet } from '@meikan/domain';
import type { Asked } from '../../address/query.ts';
import { choicePart, keysPart, limitPart, pagePart, present, tagsPart, textPart } from '../../address/query-parts.ts';

export const KINDS = ['company', 'service', 'person', 'article'] as const;
export type Kind = (typeof KINDS)[number];

export const SORTS = ['relevance', 'followers', 'visitors', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** By what finds are narrowed, each by comma-separated values. */
export type FacetParts = { readonly [F in Facet]?: string };

/** The query of /search: everything that the page shows follows from it. */
export type SearchQuery = FacetParts & {
  readonly search?: string;
  readonly kind?: Kind;
  /** Comma-separated keys. */
  readonly categories?: string;
  /** A row of the kana table; it lists the names of that row. */
  readonly index?: (typeof NAME_ROWS)[number];
  readonly sort?: Sort;
  readonly page?: number;
  readonly limit?: number;
};

/** The same search of another kind: categories, facets and pages belong to the kind that is left, a row of the kana table to names. */
export function ofKind({ search, index, limit }: SearchQuery, kind: Kind | undefined): SearchQuery {
  return present({ search, kind, index: kind === 'article' ? undefined : index, limit });
}

/**
 * Reads the query and drops what is not of it, so that a broken link still shows a page. An industry alone asks for companies; facets
 * of another kind are dropped, and all of them in a row of the kana table.
 */
export function searchQuery(search: Asked): SearchQuery {
  const kind = keysPart(search.industry) === undefined ? choicePart(KINDS, search.kind) : 'company';
  const index = choicePart(NAME_ROWS, search.index);
  return present({
    ...(index === undefined ? facetParts(search, kind) : {}),
    search: textPart(search.search),
    kind,
    categories: keysPart(search.categories),
    index,
    sort: choicePart(SORTS, search.sort),
    page: pagePart(search.page),
    limit: limitPart(search.limit),
  });
}

function facetParts(search: Asked, kind: Kind | undefined): FacetParts {
  const facets: readonly Facet[] = kind === undefined ? [] : FACETS_OF[kind];
  const parts = facets.map((facet) => [facet, (facet === 'tag' ? tagsPart : keysPart)(search[facet])] as const);
  return present(Object.fromEntries(parts));
}

/** What is chosen of each facet of the kind. */
export function facetsIn(query: SearchQuery): FacetParts {
  const facets: readonly Facet[] = query.kind === undefined ? [] : FACETS_OF[query.kind];
  return present(Object.fromEntries(facets.map((facet) => [facet, query[facet]] as const)));
}

export const valuesIn = (query: SearchQuery, facet: Facet): readonly string[] => query[facet]?.split(',') ?? [];

/** The orders of a search, the first without a word in the address. Items have neither followers nor visitors. */
export function sortsOf({ kind, search }: SearchQuery): readonly [Sort, ...Sort[]] {
  if (kind !== 'article') return SORTS;
  return search === undefined ? ['newest'] : ['relevance', 'newest'];
}

/** The order that is asked for, as far as the search has it. */
export function sortIn(query: SearchQuery): Sort {
  const [first, ...others] = sortsOf(query);
  return others.find((sort) => sort === query.sort) ?? first;
}
