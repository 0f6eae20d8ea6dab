import { accepted, type Decider, type Decision } from '../kernel/decider.ts';
import type { SubscriptionCommand } from './commands.ts';
import type { SubscriptionEvent } from './events.ts';
import { evolveSubscription, noSubscription, type Subscription } from './subscription.ts';

function decideSubscription({ data }: SubscriptionCommand, state: Subscription): Decision<SubscriptionEvent, never> {
  const { accountId, paid, at } = data;
  if (paid === (state.status === 'paid')) return accepted();
  return accepted({ type: paid ? 'paid-plan-granted' : 'paid-plan-ended', data: { accountId, at } });
}

export const subscriptionDecider: Decider<Subscription, SubscriptionCommand, SubscriptionEvent, never> = {
  initial: noSubscription,
  evolve: evolveSubscription,
  decide: decideSubscription,
};
