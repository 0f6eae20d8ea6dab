import type { SubscriptionEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

const plan = { fields: { accountId: plain, at: plain } };

export const subscriptionCodecs: CategoryCodecs<SubscriptionEvent> = {
  category: 'subscription',
  subjectOf: nobody,
  events: { 'paid-plan-granted': plan, 'paid-plan-ended': plan },
};
