import { listSubscriptions } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../route/deps.ts';
import { readRoute } from '../route/read-route.ts';
import { noSuchPerson } from '../users/seen-person.ts';
import { findSubscription } from './subscription-queries.ts';

export function subscriptionRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  // A business account has a plan and no profile: it is asked about by its account alone.
  readRoute(app, deps, listSubscriptions, async ({ params: { id } }, question) => {
    if (question.reader.id !== id) throw noSuchPerson();
    const found = await findSubscription(question, id);
    return { payload: found === null ? [] : [found] };
  });
}
