import type { CompanyPlan } from '@meikan/domain';
import type { World } from './world.ts';

/** Whether one of the owners' accounts is on the paid plan (company-side 1). */
export async function planOf(world: World, companyId: string): Promise<CompanyPlan> {
  const { state } = await world.members(companyId);
  const subscriptions = await Promise.all(state.owners.map((owner) => world.subscription(owner)));
  return subscriptions.some(({ state: { status } }) => status === 'paid') ? 'paid' : 'free';
}
