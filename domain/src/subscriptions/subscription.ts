import { unreachable } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { SubscriptionEvent } from './events.ts';

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
