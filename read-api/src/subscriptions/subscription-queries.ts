import type { Subscription } from '@meikan/contracts';
import type { Question } from '../route/read-route.ts';

/** The account's present plan, or its last one; null for who never paid. */
export async function findSubscription({ db }: Question, accountId: string): Promise<Subscription | null> {
  const plan = await db
    .selectFrom('read_model.paid_account')
    .select(['since', 'until'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return plan ? { status: plan.until === null ? 'ACTIVE' : 'ENDED', start: plan.since, end: plan.until } : null;
}
