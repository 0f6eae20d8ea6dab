import { goldenQueries } from '../testing/golden.ts';
import { findCompanies, findCompany } from './company-query.ts';
import { countListed, findListed, totalListed } from './list-queries.ts';
import { countListedCompanies, findListedCompanies } from './listed-companies.ts';
import { findInvitations, findOwners } from './owner-queries.ts';
import { countOwnershipRequests, findOwnershipRequest, findOwnershipRequests } from './ownership-request-queries.ts';
import { countMembers, countUsers, findMembers, findUsers } from './people-queries.ts';
import { countServices, findHighlighted, findPopularServices, suggestCanDo } from './ranking-queries.ts';
import { countRecommends, findRecommends } from './recommend-queries.ts';

const page = { page: 1, limit: 12 };
const list = { id: 'c-tsubame', kind: 'company-using' as const };
const filter = { ...page, categories: ['web_service'], sort: 'total_finance' as const };
const byStaff = { ...page, sort: 'number_worker_change_per_3_months' as const };

goldenQueries(import.meta.dirname, {
  'find-company': (question) => findCompany(question, 'c-tsubame'),
  'find-companies': (question) => findCompanies(question, ['c-1', 'c-2']),
  'find-listed-using': (question) => findListed(question, list, filter),
  'find-listed-use': (question) => findListed(question, { ...list, kind: 'company-use' }, byStaff),
  'find-listed-relative': (question) =>
    findListed(question, { ...list, kind: 'company-relative', sizes: ['size_1_10', 'size_500_plus'] }, byStaff),
  'count-listed': (question) => countListed(question, list),
  'total-listed': (question) => totalListed(question, list, filter),
  'find-users': (question) => findUsers(question, 'c-tsubame', { ...page, usageType: 'private' }),
  'count-users': (question) => countUsers(question, 'c-tsubame'),
  'find-recommends': (question) => findRecommends(question, 'c-tsubame', page),
  'count-recommends': (question) => countRecommends(question, 'c-tsubame'),
  'find-members': (question) => findMembers(question, 'c-tsubame', { ...page, memberStatus: 'NOW-MEMBER' }),
  'count-members': (question) => countMembers(question, 'c-tsubame'),
  'find-owners': (question) => findOwners(question, 'c-tsubame'),
  'find-invitations': (question) => findInvitations(question, 'c-tsubame'),
  'find-ownership-request': (question) => findOwnershipRequest(question, 'c-tsubame', 'u-mio'),
  'find-ownership-requests-open': (question) => findOwnershipRequests(question, { ...page, state: 'open' }),
  'find-ownership-requests-answered': (question) => findOwnershipRequests(question, { ...page, state: 'answered' }),
  'count-ownership-requests': (question) => countOwnershipRequests(question, 'open'),
  'find-popular-services': (question) => findPopularServices(question, undefined, page),
  'count-services': (question) => countServices(question, 'web-service'),
  'find-highlighted': (question) =>
    findHighlighted(question, {
      ...page,
      explore: 'web-service',
      companyIds: ['c-1'],
      articleCategories: ['tech_blog'],
    }),
  'find-listed-companies': (question) => findListedCompanies(question, { ...page, name: 'つばめ', state: 'private' }),
  'count-listed-companies': (question) => countListedCompanies(question, { ...page, name: '' }),
  'suggest-can-do': (question) => suggestCanDo(question, '会', 5),
});
