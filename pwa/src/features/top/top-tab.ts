import { type Asked, askedBy } from '../../address/query.ts';
import { choicePart, pagePart, present } from '../../address/query-parts.ts';
import { NESTED_TABS, TOP_TABS, type TopTab } from './tab-lists.ts';

/** The four tabs of the top page on a phone, in their order; `DEFAULT` is the whole page. */
export const TOP_VIEWS = ['COMPANY_TACKLING_ISSUES', 'COMPANY_SEARCH', 'DEFAULT', 'TAGS'] as const;

export type TopView = (typeof TOP_VIEWS)[number];

/** What a business overview tells; `service_content_summary` unless chosen otherwise. */
export const OVERVIEWS = ['company_history', 'service_content_summary', 'background_summary'] as const;

export type Overview = (typeof OVERVIEWS)[number];

export const DEFAULT_OVERVIEW: Overview = 'service_content_summary';

/** The query of the top page. */
export type TopSearch = {
  readonly tab?: TopTab;
  readonly view?: TopView;
  readonly overview?: Overview;
  readonly page?: number;
};

/** The tab of a name in an address: its own, or, of a menu with nested tabs, the first of those, where the menu leads. */
const tabNamed = (name: string | undefined): TopTab | undefined =>
  choicePart(TOP_TABS, name) ?? Object.entries(NESTED_TABS).find(([menu]) => menu === name)?.[1][0];

/** Reads the query of the top page; a name that no tab has is the page itself. */
export function topSearch(search: Asked): TopSearch {
  const view = choicePart(TOP_VIEWS, search.view);
  const overview = choicePart(OVERVIEWS, search.overview);
  return present({
    tab: tabNamed(search.tab),
    view: view === 'DEFAULT' ? undefined : view,
    overview: overview === DEFAULT_OVERVIEW ? undefined : overview,
    page: pagePart(search.page),
  });
}

/** The tab of the top page that is open at an address; `undefined` on the page itself, `null` on any other. */
export const topTabAt = ({ pathname, searchStr }: { readonly pathname: string; readonly searchStr: string }) =>
  pathname === '/' ? topSearch(askedBy(searchStr)).tab : null;
