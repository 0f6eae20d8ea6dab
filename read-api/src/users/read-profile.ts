import type { Profile } from '@meikan/contracts';
import { countPerCategory, findFirstOfEach } from '../articles/article-queries.ts';
import { countBookmarks } from '../bookmarks/bookmarks.ts';
import { countVisits, findFootprints } from '../footprints/footprint-queries.ts';
import { total } from '../route/counts.ts';
import type { Question } from '../route/read-route.ts';
import { findSubscription } from '../subscriptions/subscriptions.ts';
import { countCompanyContentsPerTab } from './company-contents.ts';
import { findFollowers, findFollowing, followCounts } from './person-queries.ts';
import { type ProfileParts, profileAnswer } from './profile-answer.ts';
import {
  countBelonging,
  countUsersOfOwnServices,
  findCompanies,
  findProfile,
  type ProfileRow,
} from './profile-query.ts';
import { mayMeet, noSuchPerson, seesWhole } from './seen-person.ts';
import { countServicesPerTab, newestServices } from './service-queries.ts';

const FIRST_PAGE = { page: 1, limit: 5 };
const SIDE_COLUMN = 5;

/**
 * The profile behind a user name or an id, as the reader may see it.
 * @throws ProblemError 404 for nobody, and for somebody who is hidden from the reader
 */
export async function readProfile(question: Question, username: string): Promise<Profile> {
  const row = await findProfile(question, username);
  if (!row || !mayMeet(row, question.reader)) throw noSuchPerson();
  const [beside, counts, contents] = await Promise.all([
    readBeside(question, row),
    readCounts(question, row.id),
    readContents(question, row.id),
  ]);
  return profileAnswer(row, { ...beside, ...contents, counts }, question.reader);
}

async function readBeside(question: Question, { id, state }: ProfileRow) {
  const employers = state.sections['work-experiences'].flatMap(({ companyId }) => companyId ?? []);
  const own = question.reader.id === id;
  const [companies, services, followedBy, follows, visitors, account, plan] = await Promise.all([
    findCompanies(question, employers),
    newestServices(question, id, SIDE_COLUMN),
    findFollowers(question, id, FIRST_PAGE),
    findFollowing(question, id, FIRST_PAGE),
    own ? findFootprints(question, { kind: 'user', id }, FIRST_PAGE) : [],
    own ? question.deps.ownAccount(id) : null,
    own || question.reader.isAdmin ? findSubscription(question, id) : undefined,
  ]);
  return { companies, services, followedBy, follows, visitors, own: account, plan };
}

async function readCounts(question: Question, id: string): Promise<ProfileParts['counts']> {
  const [services, belonging, companyContents, bookmarks, follows, visits, users] = await Promise.all([
    countServicesPerTab(question, id),
    countBelonging(question, id),
    countCompanyContentsPerTab(question, id),
    countBookmarks(question, id),
    followCounts(question, id),
    countVisits(question, id),
    countUsersOfOwnServices(question, id),
  ]);
  return { services, belonging, companyContents, bookmarks: total(bookmarks), visits, users, ...follows };
}

async function readContents(question: Question, id: string) {
  const { reader } = question;
  const owner = { owner: { kind: 'user' as const, id }, whole: seesWhole(id, reader) };
  const [articles, articleCounts] = await Promise.all([
    findFirstOfEach(question, owner, FIRST_PAGE.limit),
    countPerCategory(question, owner, 'main_category'),
  ]);
  return { articles, articleCounts };
}
