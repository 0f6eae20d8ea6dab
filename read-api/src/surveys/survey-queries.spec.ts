import { goldenQueries } from '../testing/golden.ts';
import { countAnsweredBy, countQuestions, findQuestions } from './survey-queries.ts';

const page = { page: 2, limit: 5 };
const ofCompany = { status: 'ACTIVE', category: 'growth', companyId: 'c-tsubame' } as const;

goldenQueries(import.meta.dirname, {
  'find-questions': (question) => findQuestions(question, { ...page, status: 'ACTIVE' }, 'user'),
  'find-questions-of-company': (question) => findQuestions(question, { ...page, ...ofCompany }, 'company'),
  'count-questions': (question) => countQuestions(question, ofCompany),
  'count-questions-answered': (question) => countQuestions(question, { ...ofCompany, answered: true }),
  'count-answered-by': (question) => countAnsweredBy(question, 'c-tsubame'),
});
