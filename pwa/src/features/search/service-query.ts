import type { Asked } from '../../address/query.ts';
import {
  choicePart,
  flagPart,
  keysPart,
  limitPart,
  pagePart,
  present,
  tagsPart,
  textPart,
} from '../../address/query-parts.ts';
import { asVisitor } from '../../api/preview.ts';

export const EXPLORE = ['web-service', 'business-service'] as const;
export type Explore = (typeof EXPLORE)[number];

/** By followers on the microblog network, or by visitors of the page. */
export const SERVICE_SORTS = ['TWITTER', 'VISITOR'] as const;
export type ServiceSort = (typeof SERVICE_SORTS)[number];
/** The one that needs no word in the address. */
export const FIRST_SORT: ServiceSort = 'TWITTER';

export const USAGES = ['private', 'company'] as const;
export type MainUsage = (typeof USAGES)[number];

export const SERVICES_PER_PAGE = 12;

/** The query of /search-service. */
export type ServiceQuery = {
  readonly search?: string;
  readonly explore?: Explore;
  /** Comma-separated keys of service types, main categories or sub categories. */
  readonly categories?: string;
  readonly mainUsage?: MainUsage;
  readonly sort?: ServiceSort;
  readonly page?: number;
  readonly limit?: number;
};

/** What a page of services is asked by; the list of services knows less of it than the tag search. */
export type ServicesWanted = ServiceQuery & {
  /** Comma-separated tags: services that can do all of it. */
  readonly canDo?: string;
  /** As a visitor would ask, whoever is signed in. */
  readonly preview?: true;
};

/** What is asked of the server for a page of services: the most followed first unless told otherwise. */
export function servicesAsked({ page = 1, limit = SERVICES_PER_PAGE, sort = FIRST_SORT, ...wanted }: ServicesWanted) {
  const { preview = false, ...narrowing } = wanted;
  return {
    ...{ type: 'service' as const, page: String(page), limit: String(limit), sort },
    ...present(narrowing),
    ...asVisitor(preview),
  };
}

/** The query of /tag-search: services that can do something, or items that carry a tag. */
export type TagQuery = ServicesWanted & {
  readonly tag?: string;
  readonly mainArticleCategory?: string;
};

const parts = (search: Asked) => ({
  search: textPart(search.search),
  explore: choicePart(EXPLORE, search.explore),
  categories: keysPart(search.categories),
  mainUsage: choicePart(USAGES, search.mainUsage),
  sort: choicePart(SERVICE_SORTS, search.sort),
  page: pagePart(search.page),
  limit: limitPart(search.limit),
});

/** Reads the query and drops what is not of it, so that a broken link still shows a page. */
export const serviceQuery = (search: Asked): ServiceQuery => present(parts(search));

export const tagQuery = (search: Asked): TagQuery =>
  present({
    ...parts(search),
    canDo: tagsPart(search.canDo),
    tag: textPart(search.tag),
    mainArticleCategory: keysPart(search.mainArticleCategory),
    preview: flagPart(search.preview),
  });
