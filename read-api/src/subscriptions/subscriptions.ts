import { listSubscriptions, type Subscription } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../route/deps.ts';
import { type Question, readRoute } from '../route/read-route.ts';
import { noSuchPerson } from '../users/seen-person.ts';

/** The account's present plan, or its last one; null for who never paid. */
export async function findSubscription({ db }: Question, accountId: string): Promise<Subscription | null> {
  const plan = await db
    .selectFrom('read_model.paid_account')
    .select(['since', 'until'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return plan ? { status: plan.until === null ? 'ACTIVE' : 'ENDED', start: plan.since, end: plan.until } : null;
}

export function subscriptionRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  // A business account has a plan and no profile: it is asked about by its account alone.
  readRoute(app, deps, listSubscriptions, async ({ params: { id } }, question) => {
    if (question.reader.id !== id) throw noSuchPerson();
    const found = await findSubscription(question, id);
    return { payload: found === null ? [] : [found] };
  });
}
