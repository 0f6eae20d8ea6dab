/** Tabs of the top page that have a page of their own; the value stands in `/?tab=…` (company-side 2.5). */
export const TOP_TABS = [
  'COMPANIES',
  'NOMINATED_COMPANIES',
  'RECRUITMENT_MATERIALS',
  'JOINING_NEWS',
  'AFTER_JOINING_COMPANY',
  'JOB_POSITION_DETAILS',
  'AVAILABLE_POSITIONS',
  'CASUAL_INTERVIEW',
  'PERSONNEL_SYSTEM',
  'BUSINESS_OVERVIEW',
  'PRESS_RELEASE',
  'SERVICE_USED',
  'TECH_DESIGN_PM',
  'TECH_DESIGN',
  'ARTICLE_BLOG',
  'SLIDE',
  'MOVIE',
  'PODCAST',
  'WHITE_PAPER',
  'EVENT',
] as const;

export type TopTab = (typeof TOP_TABS)[number];

export const isTopTab = (value: unknown): value is TopTab => TOP_TABS.some((tab) => tab === value);

/** The four tabs of the top page on a phone, in their order; `DEFAULT` is the whole page (company-side 2.5). */
export const TOP_VIEWS = ['COMPANY_TACKLING_ISSUES', 'COMPANY_SEARCH', 'DEFAULT', 'TAGS'] as const;

export type TopView = (typeof TOP_VIEWS)[number];

/** What a business overview tells (company-side 2.5); `service_content_summary` unless chosen otherwise. */
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

export function topSearch(search: Record<string, unknown>): TopSearch {
  const view = TOP_VIEWS.find((known) => known === search.view && known !== 'DEFAULT');
  const overview = OVERVIEWS.find((known) => known === search.overview && known !== DEFAULT_OVERVIEW);
  const page = Number(search.page);
  return {
    ...(isTopTab(search.tab) ? { tab: search.tab } : {}),
    ...(view ? { view } : {}),
    ...(overview ? { overview } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {}),
  };
}
