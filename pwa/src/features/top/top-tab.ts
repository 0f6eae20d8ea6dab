/** Nested tabs of the top page that the header offers; the value stands in `/?tab=…` (company-side 2.5). */
export const TOP_TABS = [
  'RECRUITMENT_MATERIALS',
  'JOINING_NEWS',
  'AFTER_JOINING_COMPANY',
  'JOB_POSITION_DETAILS',
  'TECH_DESIGN_PM',
  'SLIDE',
  'SERVICE_USED',
] as const;

export type TopTab = (typeof TOP_TABS)[number];

export const isTopTab = (value: unknown): value is TopTab => TOP_TABS.some((tab) => tab === value);

/** The four tabs of the top page on a phone; `DEFAULT` is the whole page (company-side 2.5). */
export const TOP_VIEWS = ['DEFAULT', 'COMPANY_TACKLING_ISSUES', 'COMPANY_SEARCH', 'TAGS'] as const;

export type TopView = (typeof TOP_VIEWS)[number];

/** The query of the top page. */
export type TopSearch = { readonly tab?: TopTab; readonly view?: TopView; readonly page?: number };

export function topSearch(search: Record<string, unknown>): TopSearch {
  const view = TOP_VIEWS.find((known) => known === search.view && known !== 'DEFAULT');
  const page = Number(search.page);
  return {
    ...(isTopTab(search.tab) ? { tab: search.tab } : {}),
    ...(view ? { view } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {}),
  };
}
