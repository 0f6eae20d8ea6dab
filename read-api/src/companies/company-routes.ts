import {
  getBriefInfo,
  getChangeJobLog,
  getCompany,
  highlightedCompanies,
  listAllCompanies,
  listCompanyMembers,
  listCompanyRecommends,
  listCompanyUsers,
  listHiringPresentations,
  listTopUsingServices,
  suggestTags,
} from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { total } from '../route/counts.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { inPreview, readRoute } from '../route/read-route.ts';
import { briefAnswer, companyAnswer, maySee, privateAnswer } from './company-answer.ts';
import { countListedCompanies, findListedCompanies } from './listed-companies.ts';
import { countMembers, countUsers, findMembers, findUsers } from './people-queries.ts';
import {
  countServices,
  findHighlighted,
  findHiringPresentations,
  findPopularServices,
  suggestCanDo,
} from './ranking-queries.ts';
import { countRecommends, findRecommends } from './recommend-queries.ts';
import { knownCompany, nothing, seenCompany } from './seen-company.ts';
import { serviceListRoutes } from './service-list-routes.ts';

export function companyRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, getCompany, async ({ params: { id }, query }, question) => {
    const asked = inPreview(question, query.preview);
    const row = await knownCompany(asked, id);
    return { payload: maySee(row, asked.reader) ? companyAnswer(row, asked.reader) : privateAnswer(row) };
  });
  readRoute(app, deps, getBriefInfo, async ({ params: { id } }, question) => {
    const row = await knownCompany(question, id);
    return { payload: briefAnswer(row, maySee(row, question.reader)) };
  });
  readRoute(app, deps, getChangeJobLog, async ({ params: { id } }, question) => {
    const seen = await seenCompany(question, id);
    return { payload: seen === null ? [] : [...seen.state.sections['change-job-log']] };
  });
  readRoute(app, deps, listHiringPresentations, ({ query }, question) => findHiringPresentations(question, query));
  readRoute(app, deps, listAllCompanies, async ({ query }, question) => ({
    payload: await findListedCompanies(question, query),
    total: await countListedCompanies(question, query),
  }));
  peopleRoutes(app, deps);
  serviceListRoutes(app, deps);
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

function peopleRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listCompanyUsers, async ({ params: { id }, query }, question) => {
    const asked = inPreview(question, query.preview);
    if (!(await seenCompany(asked, id))) return nothing;
    const [payload, counter] = await Promise.all([findUsers(asked, id, query), countUsers(asked, id)]);
    return { payload, total: query.usageType ? (counter[query.usageType] ?? 0) : total(counter), counter };
  });
  readRoute(app, deps, listCompanyRecommends, async ({ params: { id }, query }, question) => {
    const asked = inPreview(question, query.preview);
    if (!(await seenCompany(asked, id))) return { payload: [], total: 0 };
    const [payload, total] = await Promise.all([findRecommends(asked, id, query), countRecommends(asked, id)]);
    return { payload, total };
  });
  readRoute(app, deps, listCompanyMembers, async ({ params: { id }, query }, question) => {
    const asked = inPreview(question, query.preview);
    if (!(await seenCompany(asked, id))) return nothing;
    const [payload, counter] = await Promise.all([findMembers(asked, id, query), countMembers(asked, id)]);
    return { payload, total: query.memberStatus ? (counter[query.memberStatus] ?? 0) : total(counter), counter };
  });
}
