import { goldenQueries } from '../testing/golden.ts';
import { countBelongingByStatus, findBelonging } from './belonging-queries.ts';
import { countCompanyContents, countCompanyContentsPerTab, findCompanyContents } from './company-contents.ts';
import { countListedUsers, findListedUsers } from './listed-users.ts';
import { findFollowers, findFollowing, findPeople, followCounts } from './person-queries.ts';
import { countBelonging, countUsersOfOwnServices, findCompanies, findProfile } from './profile-query.ts';
import { seenPerson } from './seen-person.ts';
import {
  countFilteredServices,
  countServicesPerTab,
  countUsedServices,
  findUsedServices,
  newestServices,
} from './service-queries.ts';

const page = { page: 1, limit: 5 };
const filter = {
  ...page,
  tab: 'web',
  mainCategory: 'memo',
  usageType: 'private',
  obtained: 'not-obtained',
  sort: 'NEWEST',
} as const;

goldenQueries(import.meta.dirname, {
  'find-profile': (question) => findProfile(question, 'sora'),
  'seen-person': async (question) => {
    await seenPerson(question, 'u-sora').catch(() => undefined);
  },
  'count-users-of-own-services': (question) => countUsersOfOwnServices(question, 'u-sora'),
  'find-employers': (question) => findCompanies(question, ['c-1']),
  'newest-services': (question) => newestServices(question, 'u-sora', 5),
  'count-belonging': (question) => countBelonging(question, 'u-sora'),
  'find-belonging': (question) => findBelonging(question, 'u-sora', { ...page, memberStatus: 'NOW-MEMBER' }),
  'count-belonging-by-status': (question) => countBelongingByStatus(question, 'u-sora'),
  'find-followers': (question) => findFollowers(question, 'u-sora', page),
  'find-following': (question) => findFollowing(question, 'u-sora', page),
  'follow-counts': (question) => followCounts(question, 'u-sora'),
  'find-people': (question) => findPeople(question, ['u-1', 'u-2']),
  'find-used-services': (question) => findUsedServices(question, 'u-sora', filter),
  'find-used-services-by-followers': (question) =>
    findUsedServices(question, 'u-sora', { ...page, obtained: 'obtained', sort: 'TWITTER' }),
  'find-used-services-by-visitors': (question) => findUsedServices(question, 'u-sora', { ...page, sort: 'VISITOR' }),
  'count-used-services': (question) => countUsedServices(question, 'u-sora', 'business'),
  'find-company-contents': (question) => findCompanyContents(question, 'u-sora', { ...page, kind: 'job' }),
  'count-company-contents': (question) => countCompanyContents(question, 'u-sora', 'article'),
  'count-company-contents-per-tab': (question) => countCompanyContentsPerTab(question, 'u-sora'),
  'find-listed-users': (question) => findListedUsers(question, { ...page, name: '澪', state: 'hidden' }),
  'count-listed-users': (question) => countListedUsers(question, { ...page, name: '' }),
  'count-services-per-tab': (question) => countServicesPerTab(question, 'u-sora'),
  'count-filtered-services': (question) => countFilteredServices(question, 'u-sora', filter),
});
