import {
  getProfile,
  listAllUsers,
  listBelongingCompanies,
  listBelongingPaidArticles,
  listFollowers,
  listFollowing,
  listUsedServices,
  searchUsers,
} from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { total } from '../route/counts.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { inPreview, readRoute } from '../route/read-route.ts';
import { totalOf } from '../search/find-counts.ts';
import { countBelongingByStatus, findBelonging } from './belonging-queries.ts';
import { countCompanyContents, findCompanyContents } from './company-contents.ts';
import { countListedUsers, findListedUsers } from './listed-users.ts';
import { findFollowers, findFollowing, findPeople, followCounts } from './person-queries.ts';
import { readProfile } from './read-profile.ts';
import { seenPerson } from './seen-person.ts';
import { countFilteredServices, countUsedServices, findUsedServices } from './service-queries.ts';

export function userRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, getProfile, async ({ params: { username }, query }, question) => ({
    payload: await readProfile(inPreview(question, query.preview), username),
  }));
  readRoute(app, deps, listUsedServices, async ({ params: { username }, query }, question) => {
    const asked = inPreview(question, query.preview);
    const { id } = await seenPerson(asked, username);
    const [payload, found, counter] = await Promise.all([
      findUsedServices(asked, id, query),
      countFilteredServices(asked, id, query),
      countUsedServices(asked, id, query.tab),
    ]);
    return { payload, total: found, counter };
  });
  readRoute(app, deps, listAllUsers, async ({ query }, question) => {
    const [payload, found] = await Promise.all([findListedUsers(question, query), countListedUsers(question, query)]);
    return { payload, total: found };
  });
  listRoutes(app, deps);
}

function listRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listBelongingCompanies, async ({ params, query }, question) => {
    const asked = inPreview(question, query.preview);
    const { id } = await seenPerson(asked, params.id);
    const [payload, counter] = await Promise.all([findBelonging(asked, id, query), countBelongingByStatus(asked, id)]);
    return { payload, total: query.memberStatus ? (counter[query.memberStatus] ?? 0) : total(counter), counter };
  });
  readRoute(app, deps, listBelongingPaidArticles, async ({ params, query }, question) => {
    const asked = inPreview(question, query.preview);
    const { id } = await seenPerson(asked, params.id);
    const [payload, counter] = await Promise.all([
      findCompanyContents(asked, id, query),
      countCompanyContents(asked, id, query.kind),
    ]);
    const { articleCategory } = query;
    return { payload, total: articleCategory ? (counter[articleCategory] ?? 0) : total(counter), counter };
  });
  followRoutes(app, deps);
  readRoute(app, deps, searchUsers, async ({ query, viewer }, question) => {
    const { name: text, page, limit: pageSize } = query;
    const found = await deps.search.search({
      text,
      namesOnly: true,
      kinds: ['person'],
      viewer,
      sort: 'relevance',
      page,
      pageSize,
    });
    return {
      payload: await findPeople(
        question,
        found.hits.map(({ id }) => id),
      ),
      ...totalOf(found),
    };
  });
}

function followRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listFollowers, async ({ params, query }, question) => {
    const asked = inPreview(question, query.preview);
    const { id } = await seenPerson(asked, params.id);
    const [payload, counts] = await Promise.all([findFollowers(asked, id, query), followCounts(asked, id)]);
    return { payload, total: counts.followers };
  });
  readRoute(app, deps, listFollowing, async ({ params, query }, question) => {
    const asked = inPreview(question, query.preview);
    const { id } = await seenPerson(asked, params.id);
    const [payload, counts] = await Promise.all([findFollowing(asked, id, query), followCounts(asked, id)]);
    return { payload, total: counts.following };
  });
}
