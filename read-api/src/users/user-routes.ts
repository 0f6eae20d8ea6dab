import {
  getProfile,
  listBelongingCompanies,
  listFollowers,
  listFollowing,
  listUsedServices,
  searchUsers,
} from '@meikan/contracts';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { countPerCategory, findArticles } from '../articles/article-queries.ts';
import { countBookmarks, total } from '../bookmarks/bookmark-queries.ts';
import type { ReadApiDeps } from '../edge/deps.ts';
import { type Question, readRoute } from '../edge/read-route.ts';
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

const FIRST_PAGE = { page: 1, limit: 5 };
const SIDE_COLUMN = 5;

async function readProfile(question: Question, username: string) {
  const row = await findProfile(question, username);
  const { reader } = question;
  if (!row || (row.disabled && !reader.isAdmin && reader.id !== row.id)) {
    throw new ProblemError({ code: 'not-found', detail: 'このプロフィールは見つかりませんでした。' });
  }
  const owner = { owner: { kind: 'user' as const, id: row.id } };
  const employers = row.state.sections['work-experiences'].flatMap(({ companyId }) => companyId ?? []);
  const [companies, services, belonging, bookmarks, followers, articles, articleCounts] = await Promise.all([
    findCompanies(question, employers),
    newestServices(question, row.id, SIDE_COLUMN),
    countBelonging(question, row.id),
    countBookmarks(question, row.id),
    findFollowers(question, row.id, FIRST_PAGE),
    findArticles(question, owner, FIRST_PAGE),
    countPerCategory(question, owner, 'main_category'),
  ]);
  const parts = { companies, services, belonging, bookmarks: total(bookmarks), followers, articles, articleCounts };
  return profileAnswer(row, parts, reader);
}

export function userRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, getProfile, async ({ params: { username } }, question) => ({
    payload: await readProfile(question, username),
  }));
  readRoute(app, deps, listUsedServices, async ({ params: { username }, query }, question) => {
    const [payload, found, counter] = await Promise.all([
      findUsedServices(question, username, query),
      countFilteredServices(question, username, query),
      countUsedServices(question, username),
    ]);
    return { payload, total: found, counter };
  });
  readRoute(app, deps, listBelongingCompanies, async ({ params: { id }, query }, question) => {
    const [payload, counter] = await Promise.all([
      findBelonging(question, id, query),
      countBelongingByStatus(question, id),
    ]);
    return { payload, total: query.memberStatus ? (counter[query.memberStatus] ?? 0) : total(counter), counter };
  });
  readRoute(app, deps, listFollowers, async ({ params: { id }, query }, question) => {
    const [payload, counts] = await Promise.all([findFollowers(question, id, query), followCounts(question, id)]);
    return { payload, total: counts.followers };
  });
  readRoute(app, deps, listFollowing, async ({ params: { id }, query }, question) => {
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
