import type { TopPageData } from '@meikan/contracts';
import type { TopTab } from './top-tab.ts';

export type TopCompany = TopPageData['nominatedCompanies'][number];

/** Which items belong to a tab: all of a main category, or those of one category. */
export type ContentFilter =
  | { readonly mainCategory: string; readonly articleCategory?: undefined }
  | { readonly mainCategory?: undefined; readonly articleCategory: string };

type Kind = Exclude<TopTab, 'SERVICE_USED'>;

const FILTERS: Readonly<Record<Kind, ContentFilter>> = {
  RECRUITMENT_MATERIALS: { articleCategory: 'slide_recruitment_material' },
  JOINING_NEWS: { articleCategory: 'joining_news' },
  AFTER_JOINING_COMPANY: { articleCategory: 'after_joining' },
  JOB_POSITION_DETAILS: { articleCategory: 'job_description' },
  TECH_DESIGN_PM: { mainCategory: 'tech_design_blog' },
  SLIDE: { mainCategory: 'slide' },
};

/** What a company of the top page says of its own content; other kinds are known only from the items themselves. */
const FLAGS: Readonly<Partial<Record<Kind, (company: TopCompany) => boolean>>> = {
  RECRUITMENT_MATERIALS: (company) => company.hasHiringPresentation,
  TECH_DESIGN_PM: (company) => company.hasTechArticle,
  SLIDE: (company) => company.hasSlideArticle,
};

export const contentFilter = (tab: Kind): ContentFilter => FILTERS[tab];

/**
 * Choosing a tab narrows the selected companies to those with that kind of content (company-side 2.5): those that say so
 * by their flag, and those that wrote one of `items`.
 */
export function narrowTo(
  tab: Kind,
  companies: readonly TopCompany[],
  items: readonly { readonly companyId: string | null }[],
): readonly TopCompany[] {
  const writers = new Set(items.map(({ companyId }) => companyId));
  const flag = FLAGS[tab];
  return companies.filter((company) => flag?.(company) || writers.has(company.id));
}
