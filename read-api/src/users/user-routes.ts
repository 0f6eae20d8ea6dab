import {
  getProfile,
  listBelongingCompanies,
  listFollowers,
  listFollowing,
  listUsedServices,
  searchUsers,
} from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { countPerCategory, findArticles } from '../articles/article-queries.ts';
import { countBookmarks, total } from '../bookmarks/bookmark-queries.ts';
import type { ReadApiDeps } from '../edge/deps.ts';
import { asVisitor, type Question, readRoute } from '../edge/read-route.ts';
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
import { profileAnswer } from './profile-answer.ts';
import { countBelonging, findCompanies, findProfile, newestServices } from './profile-query.ts';
import { mayMeet, noSuchPerson, seenPerson } from './seen-person.ts';

const FIRST_PAGE = { page: 1, limit: 5 };
const SIDE_COLUMN = 5;

async function readProfile(question: Question, username: string) {
  const row = await findProfile(question, username);
  const { reader } = question;
  if (!row || !mayMeet(row, reader)) throw noSuchPerson();
  const whole = reader.isAdmin || reader.id === row.id;
  const owner = { owner: { kind: 'user' as const, id: row.id }, whole };
  const employers = row.state.sections['work-experiences'].flatMap(({ companyId }) => companyId ?? []);
  const [companies, services, used, belonging, bookmarks, follows, followers, articles, articleCounts] =
    await Promise.all([
      findCompanies(question, employers),
      newestServices(question, row.id, SIDE_COLUMN),
      countUsedServices(question, row.id),
      countBelonging(question, row.id),
      countBookmarks(question, row.id),
      followCounts(question, row.id),
      findFollowers(question, row.id, FIRST_PAGE),
      findArticles(question, owner, FIRST_PAGE),
      countPerCategory(question, owner, 'main_category'),
    ]);
  const counts = { services: total(used), belonging, bookmarks: total(bookmarks), ...follows };
  const parts = { companies, services, followedBy: followers, articles, articleCounts, counts };
  return profileAnswer(row, parts, reader);
}

export function userRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, getProfile, async ({ params: { username }, query }, question) => ({
    payload: await readProfile(query.preview ? asVisitor(question) : question, username),
  }));
  readRoute(app, deps, listUsedServices, async ({ params: { username }, query }, question) => {
    const { id } = await seenPerson(question, username);
    const [payload, found, counter] = await Promise.all([
      findUsedServices(question, id, query),
      countFilteredServices(question, id, query),
      countUsedServices(question, id),
    ]);
    return { payload, total: found, counter };
  });
  listRoutes(app, deps);
}

function listRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listBelongingCompanies, async ({ params, query }, question) => {
    const { id } = await seenPerson(question, params.id);
    const [payload, counter] = await Promise.all([
      findBelonging(question, id, query),
      countBelongingByStatus(question, id),
    ]);
    return { payload, total: query.memberStatus ? (counter[query.memberStatus] ?? 0) : total(counter), counter };
  });
  readRoute(app, deps, listFollowers, async ({ params, query }, question) => {
    const { id } = await seenPerson(question, params.id);
    const [payload, counts] = await Promise.all([findFollowers(question, id, query), followCounts(question, id)]);
    return { payload, total: counts.followers };
  });
  readRoute(app, deps, listFollowing, async ({ params, query }, question) => {
    const { id } = await seenPerson(question, params.id);
    const [payload, counts] = await Promise.all([findFollowing(question, id, query), followCounts(question, id)]);
    return { payload, total: counts.following };
  });
  readRoute(app, deps, searchUsers, async ({ query, viewer }, question) => {
    const { name: text, page, limit: pageSize } = query;
    const found = await deps.search.search({ text, kinds: ['person'], viewer, sort: 'relevance', page, pageSize });
    return {
      payload: await findPeople(
        question,
        found.hits.map(({ id }) => id),
      ),
      total: found.total,
    };
  });
}
