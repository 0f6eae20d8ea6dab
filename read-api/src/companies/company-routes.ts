import {
  getBriefInfo,
  getCompany,
  highlightedCompanies,
  listCompanyMembers,
  listCompanyServices,
  listCompanyUsers,
  listTopUsingServices,
  suggestTags,
} from '@meikan/contracts';
import { sizeBucket } from '@meikan/domain';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { total } from '../bookmarks/bookmark-queries.ts';
import type { ReadApiDeps } from '../edge/deps.ts';
import { type Question, readRoute } from '../edge/read-route.ts';
import { briefAnswer, companyAnswer, maySee, privateAnswer } from './company-answer.ts';
import { findCompany } from './company-query.ts';
import { countListed, findListed, totalListed } from './list-queries.ts';
import { countMembers, countUsers, findMembers, findUsers } from './people-queries.ts';
import { countServices, findHighlighted, findPopularServices, suggestCanDo } from './ranking-queries.ts';

/** The free plan shows 8 users of a company (company-side 1, 9); nothing beyond them leaves, on whatever page. */
const FREE_PLAN_USERS = 8;

async function company(question: Question, id: string) {
  const row = await findCompany(question, id);
  if (!row) throw new ProblemError({ code: 'not-found', detail: 'この会社・サービスは見つかりませんでした。' });
  return row;
}

/** The lists of a page that the reader may not see are empty. */
async function mayList(question: Question, id: string): Promise<boolean> {
  return maySee(await company(question, id), question.reader);
}

const nothing = { payload: [], total: 0, counter: {} };

export function companyRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, getCompany, async ({ params: { id } }, question) => {
    const row = await company(question, id);
    if (!maySee(row, question.reader)) return { payload: privateAnswer(row) };
    const size = row.size === null ? null : sizeBucket(row.size);
    return { payload: companyAnswer(row, size, question.reader) };
  });
  readRoute(app, deps, getBriefInfo, async ({ params: { id } }, question) => {
    const row = await company(question, id);
    return { payload: briefAnswer(row, maySee(row, question.reader)) };
  });
  listRoutes(app, deps);
  readRoute(app, deps, listTopUsingServices, async ({ query }, question) => ({
    payload: await findPopularServices(question, query.explore, query),
    total: await countServices(question, query.explore),
  }));
  readRoute(app, deps, highlightedCompanies, ({ query }, question) =>
    findHighlighted(question, { ...query, explore: query.explore }),
  );
  readRoute(app, deps, suggestTags, async ({ query }, question) => ({
    payload: await suggestCanDo(question, query.tag, query.limit),
  }));
}

function listRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listCompanyUsers, async ({ params: { id }, query }, question) => {
    if (!(await mayList(question, id))) return nothing;
    const counter = await countUsers(question, id);
    const matching = query.usageType ? (counter[query.usageType] ?? 0) : total(counter);
    const shown = Math.max(0, Math.min(query.limit, FREE_PLAN_USERS - (query.page - 1) * query.limit));
    const payload = shown === 0 ? [] : (await findUsers(question, id, query)).slice(0, shown);
    return { payload, total: Math.min(matching, FREE_PLAN_USERS), counter };
  });
  readRoute(app, deps, listCompanyMembers, async ({ params: { id }, query }, question) => {
    if (!(await mayList(question, id))) return nothing;
    const [payload, counter] = await Promise.all([findMembers(question, id, query), countMembers(question, id)]);
    return { payload, total: query.memberStatus ? (counter[query.memberStatus] ?? 0) : total(counter), counter };
  });
  readRoute(app, deps, listCompanyServices, async ({ params: { id }, query }, question) => {
    const row = await company(question, id);
    const hidden = query.type === 'company-using' && row.state.sections.basics.hideUsedService && !row.is_owner;
    if (hidden || !maySee(row, question.reader)) return nothing;
    const filter = { page: query.page, limit: query.size, categories: query.categories };
    const [payload, matching, counter] = await Promise.all([
      findListed(question, id, query.type, filter),
      totalListed(question, id, query.type, filter),
      countListed(question, id, query.type),
    ]);
    return { payload, total: matching, counter };
  });
}
