import {
  getProfile,
  listBelongingCompanies,
  listBelongingPaidArticles,
  listBookmarks,
  listFollowers,
  listFollowing,
  listUsedServices,
  listUserArticles,
  type Profile,
} from '@meikan/contracts';
import { companyQuery } from './company-queries.ts';
import { type PageQuery, query } from './page-query.ts';
import type { Thing } from './thing.ts';

/** Rows on a page of a profile's lists, as its tabs ask for them. */
const ROWS = '5';
const SERVICE_ROWS = '12';

/** What a person's page asks first. Its address may carry the id or the username; both lead to the same answer. */
export const profileQuery = (id: string): PageQuery => query(getProfile, { params: { username: id } });

/**
 * What the tabs and the two lists of followers ask when they are opened. Tabs without content are left out where nobody sees
 * them: their owner does see those that are theirs to fill.
 */
export function personTabs(profile: Profile): readonly PageQuery[] {
  const first = { params: { id: profile.id }, query: { page: '1', limit: ROWS } };
  const when = (count: number, ...asked: PageQuery[]) => (count > 0 ? asked : []);
  return [
    ...contentTabs(profile),
    ...when(
      profile.belongingCompanyCount,
      ...(['NOW-MEMBER', 'PASSED-MEMBER'] as const).map((memberStatus) =>
        query(listBelongingCompanies, { ...first, query: { ...first.query, memberStatus } }),
      ),
    ),
    ...companyContentTabs(profile),
    ...serviceTabs(profile),
    ...when(profile.bookmarkCount, query(listBookmarks, first)),
    query(listFollowers, first),
    query(listFollowing, first),
  ];
}

function companyContentTabs({ id, companyContentCounts }: Profile): PageQuery[] {
  return (['job', 'article'] as const)
    .filter((kind) => companyContentCounts[kind] > 0)
    .map((kind) => query(listBelongingPaidArticles, { params: { id }, query: { page: '1', limit: ROWS, kind } }));
}

function serviceTabs({ username, serviceCounts, isOwner }: Profile): PageQuery[] {
  return (['web', 'business'] as const)
    .filter((tab) => isOwner || serviceCounts[tab] > 0)
    .map((tab) =>
      query(listUsedServices, {
        params: { username },
        query: { page: '1', limit: SERVICE_ROWS, tab, sort: 'TWITTER' },
      }),
    );
}

/** The kinds of content that have a tab of their own on a person's page. */
const CONTENT_TABS = ['private_blog', 'knowledge', 'slide', 'movie', 'trust_network'] as const;

function contentTabs({ id, articleCounts, isOwner }: Profile): PageQuery[] {
  const shown = CONTENT_TABS.filter((mainCategory) => isOwner || (articleCounts[mainCategory] ?? 0) > 0);
  return shown.map((mainCategory) =>
    query(listUserArticles, { params: { id }, query: { page: '1', limit: ROWS, mainCategory } }),
  );
}

/** What a thing's page asks first; `null` for articles, which have no page here. */
export function firstQuery({ kind, id }: Thing): PageQuery | null {
  if (kind === 'article') return null;
  return kind === 'person' ? profileQuery(id) : companyQuery(id);
}
