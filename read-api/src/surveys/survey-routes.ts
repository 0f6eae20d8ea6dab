import { countQuestionsAnsweredByCompany, listQuestionsOfCompany, listSurveyQuestions } from '@meikan/contracts';
import type { Viewer } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { seenCompany } from '../companies/seen-company.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { type Question, readRoute } from '../route/read-route.ts';
import type { Speaker } from './answer-conditions.ts';
import { countAnsweredBy, countQuestions, findQuestions, type QuestionFilter } from './survey-queries.ts';

const nothing = { payload: [], total: 0 };

function speakerOf(viewer: Viewer): Speaker {
  if (viewer.kind === 'anonymous' || viewer.role === 'admin') return 'nobody';
  return viewer.role === 'business' ? 'company' : 'user';
}

async function answered(
  question: Question,
  filter: QuestionFilter & { readonly page: number; readonly limit: number },
  viewer: Viewer,
) {
  const [payload, total] = await Promise.all([
    findQuestions(question, filter, speakerOf(viewer)),
    countQuestions(question, filter),
  ]);
  return { payload, total };
}

export function surveyRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listSurveyQuestions, async ({ query, viewer }, question) => {
    if (query.status === 'INACTIVE' && !question.reader.isAdmin) return nothing;
    return answered(question, query, viewer);
  });
  readRoute(app, deps, listQuestionsOfCompany, async ({ query, viewer }, question) => {
    const { questionCategory: category, ...page } = query;
    if (!(await seenCompany(question, query.companyId))) return nothing;
    return answered(question, { ...page, category, status: 'ACTIVE' }, viewer);
  });
  readRoute(app, deps, countQuestionsAnsweredByCompany, async ({ query: { companyId } }, question) => {
    const seen = await seenCompany(question, companyId);
    return { payload: { count: seen ? await countAnsweredBy(question, companyId) : 0 } };
  });
}
