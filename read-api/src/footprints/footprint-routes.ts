import { getPrivacy, listCompanyFootprints, listFootprints } from '@meikan/contracts';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { knownCompany } from '../companies/seen-company.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { type Question, readRoute } from '../route/read-route.ts';
import { noSuchPerson, seenPerson } from '../users/seen-person.ts';
import { countFootprints, findFootprints, hidesFootprints } from './footprint-queries.ts';

type Listed = Parameters<typeof findFootprints>;

async function listed(question: Question, visited: Listed[1], page: Listed[2]) {
  const [payload, total] = await Promise.all([
    findFootprints(question, visited, page),
    countFootprints(question, visited),
  ]);
  return { payload, total };
}

export function footprintRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listFootprints, async ({ params, query }, question) => {
    const { id } = await seenPerson(question, params.id);
    // Not for admins either: who looked is nobody's matter but the owner's.
    if (question.reader.id !== id) throw noSuchPerson();
    return listed(question, { kind: 'user', id }, query);
  });
  readRoute(app, deps, listCompanyFootprints, async ({ params: { id }, query }, question) => {
    const page = await knownCompany(question, id);
    if (!page.is_owner)
      throw new ProblemError({ code: 'forbidden', detail: '訪問者は、ページの持ち主だけが見られます。' });
    if (!page.is_paid)
      throw new ProblemError({ code: 'forbidden', detail: '訪問者の一覧は、有料プランで見られます。' });
    return listed(question, { kind: 'company', id }, query);
  });
  readRoute(app, deps, getPrivacy, async (_, question) => ({
    payload: { hidesFootprints: await hidesFootprints(question) },
  }));
}
