import { goldenQueries } from '../testing/golden.ts';
import { countOwnReports, findOwnReports } from './own-report-queries.ts';
import { countReportedThings, findReportedThings } from './reported-thing-queries.ts';

goldenQueries(import.meta.dirname, {
  'find-own-reports': (question) => findOwnReports(question, { page: 2, limit: 5 }),
  'count-own-reports': countOwnReports,
  'find-reported-things-open': (question) => findReportedThings(question, { page: 1, limit: 20, state: 'open' }),
  'find-reported-things-answered': (question) =>
    findReportedThings(question, { page: 1, limit: 20, state: 'answered' }),
  'count-reported-things-open': (question) => countReportedThings(question, 'open'),
});
