import { goldenQueries } from '../testing/golden.ts';
import { findDatasets } from './datasets-query.ts';
import {
  countEverything,
  countIndustries,
  countNames,
  findChangeJobLogs,
  newHires,
  pickCompanies,
  topUsers,
} from './top-queries.ts';

goldenQueries(import.meta.dirname, {
  'pick-companies': (question) => pickCompanies(question, 'nominated', 33),
  'pick-highlighted-companies': (question) => pickCompanies(question, 'highlighted', 10),
  'pick-verified-companies': (question) => pickCompanies(question, 'verified', 10),
  'find-datasets': (question) => findDatasets(question, 4),
  'find-change-job-logs': (question) => findChangeJobLogs(question, 4, 2),
  'count-everything': (question) => countEverything(question, '2026-11-20T15:00:00.000Z'),
  'count-industries': (question) => countIndustries(question),
  'top-users': (question) => topUsers(question, 4),
  'new-hires': (question) => newHires(question, 4),
  'count-names': (question) => countNames(question),
});
