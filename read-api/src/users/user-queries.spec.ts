import { goldenQueries } from '../testing/golden.ts';
import { countBelongingByStatus, findBelonging } from './belonging-queries.ts';
import {
  countFilteredServices,
  countUsedServices,
  findFollowers,
  findFollowing,
  findPeople,
  findUsedServices,
  followCounts,
} from './person-queries.ts';
import { countBelonging, findCompanies, findProfile, newestServices } from './profile-query.ts';
import { seenPerson } from './seen-person.ts';

const page = { page: 1, limit: 5 };
const filter = { ...page, usageType: 'private', obtained: 'not-obtained', sort: 'NEWEST' } as const;

goldenQueries(import.meta.dirname, {
  'find-profile': (question) => findProfile(question, 'sora'),
  'seen-person': async (question) => {
    await seenPerson(question, 'u-sora').catch(() => undefined);
  },
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
  'count-used-services': (question) => countUsedServices(question, 'u-sora'),
  'count-filtered-services': (question) => countFilteredServices(question, 'u-sora', filter),
});
