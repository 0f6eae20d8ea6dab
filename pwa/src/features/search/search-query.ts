import { NAME_ROWS } from '@meikan/contracts';
import type { Asked } from '../../address/query.ts';
import { choicePart, keysPart, limitPart, pagePart, present, textPart } from '../../address/query-parts.ts';

export const KINDS = ['company', 'service', 'person', 'article'] as const;
export type Kind = (typeof KINDS)[number];

export const SORTS = ['relevance', 'followers', 'visitors', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** The query of /search: everything that the page shows follows from it. */
export type SearchQuery = {
  readonly search?: string;
  readonly kind?: Kind;
  /** Comma-separated keys. */
  readonly categories?: string;
  /** A key of the catalogue; it narrows to companies of that industry. */
  readonly industry?: string;
  /** A row of the kana table; it lists the names of that row. */
  readonly index?: (typeof NAME_ROWS)[number];
  readonly sort?: Sort;
  readonly page?: number;
  readonly limit?: number;
};

/** The same search of another kind: categories and pages belong to the kind that is left, a row of the kana table to names. */
export function ofKind({ search, index, limit }: SearchQuery, kind: Kind | undefined): SearchQuery {
  return present({ search, kind, index: kind === 'article' ? undefined : index, limit });
}

/** Reads the query and drops what is not of it, so that a broken link still shows a page. */
export function searchQuery(search: Asked): SearchQuery {
  const industry = keysPart(search.industry);
  return present({
    search: textPart(search.search),
    kind: industry === undefined ? choicePart(KINDS, search.kind) : 'company',
    industry,
    categories: keysPart(search.categories),
    index: choicePart(NAME_ROWS, search.index),
    sort: choicePart(SORTS, search.sort),
    page: pagePart(search.page),
    limit: limitPart(search.limit),
  });
}
