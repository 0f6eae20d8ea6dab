import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountId } from '../kernel/ids.ts';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { later, moments, noon } from '../testing/samples.ts';
import { type SetPaidPlan, type SubscriptionEvent, subscriptionDecider } from './subscription.ts';

const firm = accountId('firm');
const set = (paid: boolean, at = noon): SetPaidPlan => ({ type: 'set-paid-plan', data: { accountId: firm, paid, at } });
const granted: SubscriptionEvent = { type: 'paid-plan-granted', data: { accountId: firm, at: noon } };

describe('set-paid-plan', () => {
  it('starts and ends the paid plan', () => {
    given(subscriptionDecider, []).when(set(true)).then([granted]);
    given(subscriptionDecider, [granted])
      .when(set(false, later))
      .then([{ type: 'paid-plan-ended', data: { accountId: firm, at: later } }]);
  });

  it('does nothing when nothing would change', () => {
    given(subscriptionDecider, [granted]).when(set(true, later)).thenNothing();
    given(subscriptionDecider, []).when(set(false)).thenNothing();
  });

  it('says since when the plan is paid', () => {
    expect(run(subscriptionDecider, [set(true), set(true, later)]).state).toEqual({ status: 'paid', since: noon });
  });
});

const command = fc.tuple(fc.boolean(), moments).map((command) => set(...command));

it('is idempotent', () => expectIdempotent(subscriptionDecider, command));
it('folds events in any order', () => expectTotalEvolve(subscriptionDecider, command));
