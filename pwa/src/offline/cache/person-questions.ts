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
import type { PageQuestion } from './question.ts';
import { question } from './question.ts';

/** Rows on a page of a profile's lists, as its tabs ask for them. */
const ROWS = '5';
const SERVICE_ROWS = '12';

/** What a person's page asks first. Its address may carry the id or the username; both lead to the same answer. */
export const profileQuestion = (id: string): PageQuestion => question(getProfile, { params: { username: id } });

/**
 * What the tabs and the two lists of followers ask when they are opened. Tabs without content are left out where nobody sees
 * them: their owner does see those that are theirs to fill.
 */
export function personTabs(profile: Profile): readonly PageQuestion[] {
  const first = { params: { id: profile.id }, query: { page: '1', limit: ROWS } };
  const when = (count: number, ...asked: PageQuestion[]) => (count > 0 ? asked : []);
  return [
    ...contentTabs(profile),
    ...when(
      profile.belongingCompanyCount,
      ...(['NOW-MEMBER', 'PASSED-MEMBER'] as const).map((memberStatus) =>
        question(listBelongingCompanies, { ...first, query: { ...first.query, memberStatus } }),
      ),
    ),
    ...companyContentTabs(profile),
    ...serviceTabs(profile),
    ...when(profile.bookmarkCount, question(listBookmarks, first)),
    question(listFollowers, first),
    question(listFollowing, first),
  ];
}

function companyContentTabs({ id, companyContentCounts }: Profile): PageQuestion[] {
  return (['job', 'article'] as const)
    .filter((kind) => companyContentCounts[kind] > 0)
    .map((kind) => question(listBelongingPaidArticles, { params: { id }, query: { page: '1', limit: ROWS, kind } }));
}

function serviceTabs({ username, serviceCounts, isOwner }: Profile): PageQuestion[] {
  return (['web', 'business'] as const)
    .filter((tab) => isOwner || serviceCounts[tab] > 0)
    .map((tab) =>
      question(listUsedServices, {
        params: { username },
        query: { page: '1', limit: SERVICE_ROWS, tab, sort: 'TWITTER' },
      }),
    );
}

/** The kinds of content that have a tab of their own on a person's page. */
const CONTENT_TABS = ['private_blog', 'knowledge', 'slide', 'movie', 'trust_network'] as const;

function contentTabs({ id, articleCounts, isOwner }: Profile): PageQuestion[] {
  const shown = CONTENT_TABS.filter((mainCategory) => isOwner || (articleCounts[mainCategory] ?? 0) > 0);
  return shown.map((mainCategory) =>
    question(listUserArticles, { params: { id }, query: { page: '1', limit: ROWS, mainCategory } }),
  );
}
