import { expect, test } from 'vitest';
import { aCompany } from '../../features/company/testing/a-company.ts';
import { somebody } from '../../features/profile/testing/somebody.ts';
import { companyOverview, companyTabs, personTabs } from './page-queries.ts';

const keys = (asked: readonly { readonly key: string }[]) => asked.map(({ key }) => key);

const FOLLOWERS = ['listFollowers /id=user-1 ?limit=5 ?page=1', 'listFollowing /id=user-1 ?limit=5 ?page=1'];

test('page queries: of a person without content are the lists of followers', () => {
  expect(keys(personTabs(somebody({})))).toEqual(FOLLOWERS);
});

test('page queries: of an owner include empty tabs', () => {
  expect(keys(personTabs(somebody({ isOwner: true })))).toEqual([
    ...['private_blog', 'knowledge', 'slide', 'movie', 'trust_network'].map(
      (category) => `listUserArticles /id=user-1 ?limit=5 ?mainCategory=${category} ?page=1`,
    ),
    'listUsedServices /username=user-1 ?limit=12 ?page=1 ?sort=TWITTER ?tab=web',
    'listUsedServices /username=user-1 ?limit=12 ?page=1 ?sort=TWITTER ?tab=business',
    ...FOLLOWERS,
  ]);
  const own = keys(companyTabs({ ...aCompany(), isOwner: true }));
  expect(own).toContain('listCompanyArticles /id=hiyori ?limit=5 ?mainCategory=podcast');
  expect(own).toContain('listCompanyServices /id=hiyori ?page=1 ?size=12 ?type=company-use');
  expect(own.filter((key) => /^list(?:CompanyMembers|QuestionsOfCompany)/.test(key))).toEqual([]);
  expect(companyTabs(aCompany())).toEqual([]);
});

test('page queries: include the first page of every shown tab', () => {
  const person = somebody({
    articleCounts: { slide: 2, movie: 0 },
    useServiceCount: 1,
    serviceCounts: { web: 1, business: 0 },
    bookmarkCount: 3,
  });
  expect(keys(personTabs(person))).toEqual([
    'listUserArticles /id=user-1 ?limit=5 ?mainCategory=slide ?page=1',
    'listUsedServices /username=user-1 ?limit=12 ?page=1 ?sort=TWITTER ?tab=web',
    'listBookmarks /id=user-1 ?limit=5 ?page=1',
    ...FOLLOWERS,
  ]);
});

test("page queries: of a company's overview and of its tabs are separate", () => {
  const company = aCompany({ articles: 4, members: 2, contents: { slide: 1, joining_news: 1 } });
  expect(keys(companyOverview(company))).toEqual([
    'listCompanyArticles /id=hiyori ?limit=3',
    'listCompanyMembers /id=hiyori ?limit=8',
  ]);
  expect(keys(companyTabs(company))).toEqual([
    'listCompanyMembers /id=hiyori ?limit=8 ?page=1',
    'listCompanyArticles /id=hiyori ?limit=5',
    'listCompanyArticles /id=hiyori ?limit=5 ?mainCategory=slide',
    'listCompanyArticles /id=hiyori ?articleCategory=joining_news ?limit=5',
  ]);
});

test('page queries: include reviews and survey answers where there are any', () => {
  expect(keys(companyTabs(aCompany({ recommends: 2, questions: 1 })))).toEqual([
    'listCompanyRecommends /id=hiyori ?limit=5 ?page=1',
    'listQuestionsOfCompany ?answered=true ?companyId=hiyori ?limit=5 ?page=1',
  ]);
});

test('page queries: exclude services that a company hides', () => {
  const company = { ...aCompany({ usedServices: 3 }), hideUsedService: true };
  expect(companyTabs(company)).toEqual([]);
});
