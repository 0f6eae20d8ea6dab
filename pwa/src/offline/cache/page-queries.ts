import {
  type Company,
  getCompany,
  getProfile,
  listBelongingCompanies,
  listBelongingPaidArticles,
  listBookmarks,
  listCompanyArticles,
  listCompanyMembers,
  listCompanyRecommends,
  listCompanyServices,
  listCompanyUsers,
  listFollowers,
  listFollowing,
  listQuestionsOfCompany,
  listUsedServices,
  listUserArticles,
  type Profile,
} from '@meikan/contracts';
import { pageOf, ROWS, rowsOf } from '../../api/page-of.ts';
import { type PageQuery, query } from './page-query.ts';
import type { Thing } from './thing.ts';

/** What a company's page asks first. */
export const companyQuery = (id: string): PageQuery => query(getCompany, { params: { id } });

type List = 'company-use' | 'company-using' | 'company-relative';

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
  const { adopters, articles, members, short } = ROWS.overview;
  const services = (type: List, rows: number) =>
    query(listCompanyServices, { params, query: { type, size: String(rows) } });
  return [
    ...when(lists['company-use'], services('company-use', adopters)),
    ...when(counts.articles, query(listCompanyArticles, { params, query: rowsOf(articles) })),
    ...when(counts.members, query(listCompanyMembers, { params, query: rowsOf(members) })),
    ...when(lists['company-relative'], services('company-relative', short)),
    ...when(lists['company-using'], services('company-using', short)),
  ];
}

/** What the other tabs ask when they are opened; those without content are left out where nobody sees them. */
export function companyTabs(company: Company): readonly PageQuery[] {
  const { counts } = company;
  const params = { id: company.id };
  const lists = extent(company);
  const shown = whenShown(company);
  const { people } = ROWS.company;
  const companies = (type: List) =>
    query(listCompanyServices, { params, query: { type, page: '1', size: String(ROWS.company.companies) } });
  return [
    ...shown(counts.users, query(listCompanyUsers, { params, query: rowsOf(people) })),
    ...when(counts.members, query(listCompanyMembers, { params, query: pageOf(people) })),
    ...(['company-use', 'company-using', 'company-relative'] as const).flatMap((type) =>
      shown(lists[type], companies(type)),
    ),
    ...ownWords(company),
    ...companyItems(company),
  ];
}

/** What people say of it, and what it answers to the survey. */
function ownWords(company: Company): PageQuery[] {
  const { id, counts } = company;
  const shown = whenShown(company);
  const page = pageOf(ROWS.company.words);
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

function companyItems(company: Company): PageQuery[] {
  const { id, counts } = company;
  const shown = whenShown(company);
  const params = { id };
  const page = rowsOf(ROWS.company.items);
  const filled = (key: string) => counts.contents[key] ?? 0;
  return [
    ...shown(counts.articles, query(listCompanyArticles, { params, query: page })),
    ...MAIN_TABS.flatMap((mainCategory) =>
      shown(filled(mainCategory), query(listCompanyArticles, { params, query: { ...page, mainCategory } })),
    ),
    ...CATEGORY_TABS.flatMap((articleCategory) =>
      shown(filled(articleCategory), query(listCompanyArticles, { params, query: { ...page, articleCategory } })),
    ),
  ];
}

/** What a person's page asks first. Its address may carry the id or the username; both lead to the same answer. */
export const profileQuery = (id: string): PageQuery => query(getProfile, { params: { username: id } });

/**
 * What the tabs and the two lists of followers ask when they are opened. Tabs without content are left out where nobody sees
 * them: their owner does see those that are theirs to fill.
 */
export function personTabs(profile: Profile): readonly PageQuery[] {
  const params = { id: profile.id };
  const { items, companies, people } = ROWS.person;
  const belonging = (memberStatus: 'NOW-MEMBER' | 'PASSED-MEMBER') =>
    query(listBelongingCompanies, { params, query: { ...pageOf(companies), memberStatus } });
  return [
    ...personItems(profile),
    ...when(profile.belongingCompanyCount, belonging('NOW-MEMBER')),
    ...when(profile.belongingCompanyCount, belonging('PASSED-MEMBER')),
    ...companyContents(profile),
    ...usedServices(profile),
    ...when(profile.bookmarkCount, query(listBookmarks, { params, query: pageOf(items) })),
    query(listFollowers, { params, query: pageOf(people) }),
    query(listFollowing, { params, query: pageOf(people) }),
  ];
}

function companyContents({ id, companyContentCounts }: Profile): PageQuery[] {
  return (['job', 'article'] as const)
    .filter((kind) => companyContentCounts[kind] > 0)
    .map((kind) => query(listBelongingPaidArticles, { params: { id }, query: { ...pageOf(ROWS.person.items), kind } }));
}

function usedServices({ username, serviceCounts, isOwner }: Profile): PageQuery[] {
  return (['web', 'business'] as const)
    .filter((tab) => isOwner || serviceCounts[tab] > 0)
    .map((tab) =>
      query(listUsedServices, {
        params: { username },
        query: { ...pageOf(ROWS.person.services), tab, sort: 'TWITTER' },
      }),
    );
}

/** The kinds of content that have a tab of their own on a person's page. */
const CONTENT_TABS = ['private_blog', 'knowledge', 'slide', 'movie', 'trust_network'] as const;

function personItems({ id, articleCounts, isOwner }: Profile): PageQuery[] {
  const shown = CONTENT_TABS.filter((mainCategory) => isOwner || (articleCounts[mainCategory] ?? 0) > 0);
  return shown.map((mainCategory) =>
    query(listUserArticles, { params: { id }, query: { ...pageOf(ROWS.person.items), mainCategory } }),
  );
}

/** What a thing's page asks first; `null` for articles, which have no page here. */
export function firstQuery({ kind, id }: Thing): PageQuery | null {
  if (kind === 'article') return null;
  return kind === 'person' ? profileQuery(id) : companyQuery(id);
}
