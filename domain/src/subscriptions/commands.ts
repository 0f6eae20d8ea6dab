import type { Command } from '../kernel/command.ts';
import type { AccountId, Instant } from '../kernel/ids.ts';

/** Sets whether an account is on the paid plan; the API has decided who may do so. */
export type SetPaidPlan = Command<
  'set-paid-plan',
  { readonly accountId: AccountId; readonly paid: boolean; readonly at: Instant }
>;

export type SubscriptionCommand = SetPaidPlan;
