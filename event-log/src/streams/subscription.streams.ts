import { type AccountId, subscriptionDecider } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const plan = { fields: { accountId: plain, at: plain } };

/** The plan of an account. */
export const subscriptionStreams = defineStreams({
  category: 'subscription',
  decider: subscriptionDecider,
  id: (accountId: AccountId) => accountId,
  subjectOf: nobody,
  events: { 'paid-plan-granted': plan, 'paid-plan-ended': plan },
});
