import { getPrivacy, listFootprints } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../edge/deps.ts';
import { readRoute } from '../edge/read-route.ts';
import { noSuchPerson, seenPerson } from '../users/seen-person.ts';
import { countFootprints, findFootprints, hidesFootprints } from './footprint-queries.ts';

export function footprintRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listFootprints, async ({ params, query }, question) => {
    const { id } = await seenPerson(question, params.id);
    // Not for admins either: who looked is nobody's matter but the owner's.
    if (question.reader.id !== id) throw noSuchPerson();
    const [payload, total] = await Promise.all([findFootprints(question, id, query), countFootprints(question, id)]);
    return { payload, total };
  });
  readRoute(app, deps, getPrivacy, async (_, question) => ({
    payload: { hidesFootprints: await hidesFootprints(question) },
  }));
}
