import type { DomainEvent } from '../kernel/event.ts';
import type { AccountId, Instant } from '../kernel/ids.ts';

type Switch = { readonly accountId: AccountId; readonly at: Instant };

/** An admin put the account on the paid plan, or took it off. */
export type PaidPlanGranted = DomainEvent<'paid-plan-granted', Switch>;
export type PaidPlanEnded = DomainEvent<'paid-plan-ended', Switch>;

/** What can happen to an account's plan, in `subscription-<account>`. */
export type SubscriptionEvent = PaidPlanGranted | PaidPlanEnded;
