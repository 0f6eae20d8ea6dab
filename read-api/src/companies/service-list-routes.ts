import {
  countServicesOfCompany,
  countUsedServicesOfCompany,
  listCompanyServices,
  listServicesOfCompany,
} from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../route/deps.ts';
import { inPreview, type Question, readRoute } from '../route/read-route.ts';
import { hidesServices } from './company-answer.ts';
import { countListed, findListed, type List, type ListFilter, totalListed } from './list-queries.ts';
import { nothing, seenCompany } from './seen-company.ts';

/** Whether a list is shown to the reader: not one of a page that is not public to them, nor one that the company keeps to itself. */
async function isShown(question: Question, { id, kind }: List): Promise<boolean> {
  const row = await seenCompany(question, id);
  return row !== null && !(kind === 'company-using' && hidesServices(row, question.reader));
}

async function tell(question: Question, list: List, filter: ListFilter) {
  if (!(await isShown(question, list))) return nothing;
  const [payload, total, counter] = await Promise.all([
    findListed(question, list, filter),
    totalListed(question, list, filter),
    countListed(question, list),
  ]);
  return { payload, total, counter };
}

async function count(question: Question, list: List, filter: Pick<ListFilter, 'categories'> = {}) {
  if (!(await isShown(question, list))) return { payload: { count: 0 }, counter: {} };
  const [total, counter] = await Promise.all([totalListed(question, list, filter), countListed(question, list)]);
  return { payload: { count: total }, counter };
}

/** The three lists of a company page, and how long they are. */
export function serviceListRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(
    app,
    deps,
    listCompanyServices,
    ({ params: { id }, query: { type, companySize, preview, ...query } }, question) =>
      tell(inPreview(question, preview), { id, kind: type, sizes: companySize }, { ...query, limit: query.size }),
  );
  readRoute(
    app,
    deps,
    listServicesOfCompany,
    ({ params: { id }, query: { type, companySize, preview, ...query } }, question) =>
      tell(inPreview(question, preview), { id, kind: type, sizes: companySize }, query),
  );
  readRoute(app, deps, countServicesOfCompany, ({ params: { id }, query: { type, ...query } }, question) =>
    count(question, { id, kind: type }, query),
  );
  readRoute(app, deps, countUsedServicesOfCompany, ({ params: { id } }, question) =>
    count(question, { id, kind: 'company-using' }),
  );
}
