import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { AccountId, Instant } from '../kernel/ids.ts';

type Switch = { readonly accountId: AccountId; readonly at: Instant };

/** An admin put the account on the paid plan, or took it off. */
export type PaidPlanGranted = DomainEvent<'paid-plan-granted', Switch>;
export type PaidPlanEnded = DomainEvent<'paid-plan-ended', Switch>;

/** What can happen to an account's plan, in `subscription-<account>`. */
export type SubscriptionEvent = PaidPlanGranted | PaidPlanEnded;

export type Subscription = { readonly status: 'free' } | { readonly status: 'paid'; readonly since: Instant };

export const noSubscription: Subscription = { status: 'free' };

export function evolveSubscription(_state: Subscription, event: SubscriptionEvent): Subscription {
  switch (event.type) {
    case 'paid-plan-granted':
      return { status: 'paid', since: event.data.at };
    case 'paid-plan-ended':
      return noSubscription;
    default:
      return unreachable(event);
  }
}

/** Sets whether an account is on the paid plan; the API has decided who may do so. */
export type SetPaidPlan = Command<
  'set-paid-plan',
  { readonly accountId: AccountId; readonly paid: boolean; readonly at: Instant }
>;

export type SubscriptionCommand = SetPaidPlan;

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
