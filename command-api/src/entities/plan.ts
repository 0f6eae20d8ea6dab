import type { CompanyPlan } from '@meikan/domain';
import type { EntityLoader } from './entity-loader.ts';

/** Whether one of the owners' accounts is on the paid plan. */
export async function planOf(entities: EntityLoader, companyId: string): Promise<CompanyPlan> {
  const { state } = await entities.members(companyId);
  const subscriptions = await Promise.all(state.owners.map((owner) => entities.subscription(owner)));
  return subscriptions.some(({ state: { status } }) => status === 'paid') ? 'paid' : 'free';
}
