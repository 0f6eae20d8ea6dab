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
import type { FastifyInstance } from 'fastify';
import { total } from '../bookmarks/bookmark-queries.ts';
import type { ReadApiDeps } from '../edge/deps.ts';
import { asVisitor, readRoute } from '../edge/read-route.ts';
import { briefAnswer, companyAnswer, hidesServices, maySee, privateAnswer } from './company-answer.ts';
import { countListed, findListed, totalListed } from './list-queries.ts';
import { countMembers, countUsers, findMembers, findUsers } from './people-queries.ts';
import { countServices, findHighlighted, findPopularServices, suggestCanDo } from './ranking-queries.ts';
import { knownCompany, nothing, seenCompany } from './seen-company.ts';

export function companyRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, getCompany, async ({ params: { id }, query }, question) => {
    const asked = query.preview ? asVisitor(question) : question;
    const row = await knownCompany(asked, id);
    return { payload: maySee(row, asked.reader) ? companyAnswer(row, asked.reader) : privateAnswer(row) };
  });
  readRoute(app, deps, getBriefInfo, async ({ params: { id } }, question) => {
    const row = await knownCompany(question, id);
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
    if (!(await seenCompany(question, id))) return nothing;
    const [payload, counter] = await Promise.all([findUsers(question, id, query), countUsers(question, id)]);
    return { payload, total: query.usageType ? (counter[query.usageType] ?? 0) : total(counter), counter };
  });
  readRoute(app, deps, listCompanyMembers, async ({ params: { id }, query }, question) => {
    if (!(await seenCompany(question, id))) return nothing;
    const [payload, counter] = await Promise.all([findMembers(question, id, query), countMembers(question, id)]);
    return { payload, total: query.memberStatus ? (counter[query.memberStatus] ?? 0) : total(counter), counter };
  });
  readRoute(app, deps, listCompanyServices, async ({ params: { id }, query }, question) => {
    const row = await seenCompany(question, id);
    if (!row || (query.type === 'company-using' && hidesServices(row, question.reader))) return nothing;
    const list = { id, kind: query.type, sizes: query.companySize };
    const filter = { page: query.page, limit: query.size, categories: query.categories };
    const [payload, matching, counter] = await Promise.all([
      findListed(question, list, filter),
      totalListed(question, list, filter),
      countListed(question, list),
    ]);
    return { payload, total: matching, counter };
  });
}
