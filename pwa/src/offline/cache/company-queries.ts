import {
  type Company,
  getCompany,
  listCompanyArticles,
  listCompanyMembers,
  listCompanyRecommends,
  listCompanyServices,
  listCompanyUsers,
  listQuestionsOfCompany,
} from '@meikan/contracts';
import type { PageQuery } from './page-query.ts';
import { query } from './page-query.ts';

/** What a company's page asks first. */
export const companyQuery = (id: string): PageQuery => query(getCompany, { params: { id } });

type List = 'company-use' | 'company-using' | 'company-relative';

/** Rows as the overview and the tabs ask for them. */
const OVERVIEW_ROWS = { adopters: '6', articles: '3', members: '8', short: '5' } as const;
const TAB_ROWS = { articles: '5', people: '8', companies: '12' } as const;

/** How many stand in each of the three lists of companies; hidden services count for nobody but the owner. */
const extent = ({ counts, hideUsedService, isOwner }: Company): Readonly<Record<List, number>> => ({
  'company-use': counts.usedBy,
  'company-using': hideUsedService && !isOwner ? 0 : counts.usedServices,
  'company-relative': counts.relatedCompanies,
});

const when = (count: number, asked: PageQuery): PageQuery[] => (count > 0 ? [asked] : []);

/** The same of a tab that its owner is shown without content too, to fill it. */
const whenShown =
  ({ isOwner }: Company) =>
  (count: number, asked: PageQuery): PageQuery[] =>
    isOwner ? [asked] : when(count, asked);

/** What the overview asks beside the page itself. */
export function companyOverview(company: Company): readonly PageQuery[] {
  const { counts } = company;
  const params = { id: company.id };
  const lists = extent(company);
  const services = (type: List, size: string) => query(listCompanyServices, { params, query: { type, size } });
  return [
    ...when(lists['company-use'], services('company-use', OVERVIEW_ROWS.adopters)),
    ...when(counts.articles, query(listCompanyArticles, { params, query: { limit: OVERVIEW_ROWS.articles } })),
    ...when(counts.members, query(listCompanyMembers, { params, query: { limit: OVERVIEW_ROWS.members } })),
    ...when(lists['company-relative'], services('company-relative', OVERVIEW_ROWS.short)),
    ...when(lists['company-using'], services('company-using', OVERVIEW_ROWS.short)),
  ];
}

/** What the other tabs ask when they are opened; those without content are left out where nobody sees them. */
export function companyTabs(company: Company): readonly PageQuery[] {
  const { counts } = company;
  const params = { id: company.id };
  const lists = extent(company);
  const shown = whenShown(company);
  const companies = (type: List) =>
    query(listCompanyServices, { params, query: { type, page: '1', size: TAB_ROWS.companies } });
  return [
    ...shown(counts.users, query(listCompanyUsers, { params, query: { limit: TAB_ROWS.people } })),
    ...when(counts.members, query(listCompanyMembers, { params, query: { page: '1', limit: TAB_ROWS.people } })),
    ...(['company-use', 'company-using', 'company-relative'] as const).flatMap((type) =>
      shown(lists[type], companies(type)),
    ),
    ...ownWords(company),
    ...contentTabs(company),
  ];
}

/** What people say of it, and what it answers to the survey. */
function ownWords(company: Company): PageQuery[] {
  const { id, counts } = company;
  const shown = whenShown(company);
  const page = { page: '1', limit: TAB_ROWS.articles };
  return [
    ...shown(counts.recommends, query(listCompanyRecommends, { params: { id }, query: page })),
    ...when(counts.questions, query(listQuestionsOfCompany, { query: { companyId: id, answered: 'true', ...page } })),
  ];
}

/** Tabs that list one category; every other tab of content lists a main category. */
const CATEGORY_TABS = [
  'recruiting_pr',
  'slide_recruitment_material',
  'joining_news',
  'after_joining',
  'job_description',
] as const;
const MAIN_TABS = [
  'movie',
  'job',
  'tech_design_blog',
  'slide',
  'related_article',
  'casual_interview',
  'trust_network',
  'podcast',
  'white_paper',
  'event',
  'press_release',
] as const;

function contentTabs(company: Company): PageQuery[] {
  const { id, counts } = company;
  const shown = whenShown(company);
  const params = { id };
  const limit = TAB_ROWS.articles;
  const filled = (key: string) => counts.contents[key] ?? 0;
  return [
    ...shown(counts.articles, query(listCompanyArticles, { params, query: { limit } })),
    ...MAIN_TABS.flatMap((mainCategory) =>
      shown(filled(mainCategory), query(listCompanyArticles, { params, query: { limit, mainCategory } })),
    ),
    ...CATEGORY_TABS.flatMap((articleCategory) =>
      shown(filled(articleCategory), query(listCompanyArticles, { params, query: { limit, articleCategory } })),
    ),
  ];
}
