import type { TellingCompany } from '@meikan/contracts';
import type { TopTab } from './tab-lists.ts';
import type { Overview } from './top-tab.ts';

/** Which items belong to a tab: all of a main category, or those of one category. */
export type ContentFilter =
  | { readonly mainCategory: string; readonly articleCategory?: undefined }
  | { readonly mainCategory?: undefined; readonly articleCategory: string };

/** The tabs that stand for a kind of content. */
export type ContentTab = keyof typeof FILTERS;

const FILTERS = {
  RECRUITMENT_MATERIALS: { articleCategory: 'slide_recruitment_material' },
  JOINING_NEWS: { articleCategory: 'joining_news' },
  AFTER_JOINING_COMPANY: { articleCategory: 'after_joining' },
  JOB_POSITION_DETAILS: { articleCategory: 'job_description' },
  AVAILABLE_POSITIONS: { mainCategory: 'job' },
  CASUAL_INTERVIEW: { mainCategory: 'casual_interview' },
  PERSONNEL_SYSTEM: { articleCategory: 'personnel_system' },
  PRESS_RELEASE: { mainCategory: 'press_release' },
  TECH_DESIGN_PM: { mainCategory: 'tech_design_blog' },
  TECH_DESIGN: { mainCategory: 'tech_design_blog' },
  ARTICLE_BLOG: { mainCategory: 'article' },
  SLIDE: { mainCategory: 'slide' },
  MOVIE: { mainCategory: 'movie' },
  PODCAST: { mainCategory: 'podcast' },
  WHITE_PAPER: { mainCategory: 'white_paper' },
  EVENT: { mainCategory: 'event' },
} as const satisfies Partial<Record<TopTab, ContentFilter>>;

export const isContentTab = (tab: TopTab): tab is ContentTab => tab in FILTERS;

export const contentFilter = (tab: ContentTab): ContentFilter => FILTERS[tab];

type Told = Pick<
  TellingCompany,
  'contents' | 'hasHiringPresentation' | 'companyHistory' | 'businessSummary' | 'usedServiceCount'
>;

function hasContent(company: Told, tab: ContentTab): boolean {
  // What a company shows applicants stands with its items, or in the page's own list of presentations.
  if (tab === 'RECRUITMENT_MATERIALS' && company.hasHiringPresentation) return true;
  const { mainCategory, articleCategory } = contentFilter(tab);
  return company.contents.includes(mainCategory ?? articleCategory);
}

/** Choosing a nested tab narrows the selected companies to those with that kind of content. */
export const narrowTo = <C extends Told>(tab: ContentTab, companies: readonly C[]): readonly C[] =>
  companies.filter((company) => hasContent(company, tab));

const TELLS: Readonly<Record<Overview, (company: Told) => boolean>> = {
  company_history: ({ companyHistory }) => companyHistory.length > 0,
  service_content_summary: ({ businessSummary }) => (businessSummary?.serviceContentSummary.length ?? 0) > 0,
  background_summary: ({ businessSummary }) => Boolean(businessSummary?.backGroundSummary),
};

/** Choosing a category of the business overview narrows likewise. */
export const narrowToOverview = <C extends Told>(overview: Overview, companies: readonly C[]): readonly C[] =>
  companies.filter(TELLS[overview]);

export const narrowToServiceUsers = <C extends Told>(companies: readonly C[]): readonly C[] =>
  companies.filter(({ usedServiceCount }) => usedServiceCount > 0);
