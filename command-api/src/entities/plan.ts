import { accountId, type CompanyPlan, companyId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { EntityLoader } from './entity-loader.ts';

/** Whether one of the owners' accounts is on the paid plan. */
export async function planOf(entities: EntityLoader, id: string): Promise<CompanyPlan> {
  const { state } = await entities.load(streams.companymembers(companyId(id)));
  const subscriptions = await Promise.all(
    state.owners.map((owner) => entities.load(streams.subscription(accountId(owner)))),
  );
  return subscriptions.some(({ state: { status } }) => status === 'paid') ? 'paid' : 'free';
}
