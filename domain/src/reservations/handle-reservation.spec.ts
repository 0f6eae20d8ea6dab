import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { accounts, later, mioAccount, moments, noon, soraAccount } from '../testing/samples.ts';
import {
  type HandleReservationCommand,
  type HandleReservationEvent,
  handleReservationDecider,
} from './handle-reservation.ts';

const mine = { accountId: mioAccount, at: noon };
const hers = { accountId: soraAccount, at: later };
const claimed: HandleReservationEvent = { type: 'handle-claimed', data: mine };

describe('claim-handle', () => {
  it('claims a free handle', () => {
    given(handleReservationDecider, []).when({ type: 'claim-handle', data: mine }).then([claimed]);
  });
  it('rejects a handle that another account holds', () => {
    given(handleReservationDecider, [claimed]).when({ type: 'claim-handle', data: hers }).thenRefused('handle-taken');
  });
  it('does nothing for its holder', () => {
    given(handleReservationDecider, [claimed])
      .when({ type: 'claim-handle', data: { ...mine, at: later } })
      .thenNothing();
  });
});

describe('release-handle', () => {
  it('releases the handle of its holder', () => {
    given(handleReservationDecider, [claimed])
      .when({ type: 'release-handle', data: mine })
      .then([{ type: 'handle-released', data: mine }]);
  });
  it('does nothing for a free handle and for that of another account', () => {
    given(handleReservationDecider, [claimed]).when({ type: 'release-handle', data: hers }).thenNothing();
    given(handleReservationDecider, []).when({ type: 'release-handle', data: mine }).thenNothing();
  });
});

const command: fc.Arbitrary<HandleReservationCommand> = fc
  .tuple(fc.constantFrom('claim-handle' as const, 'release-handle' as const), accounts, moments)
  .map(([type, accountId, at]) => ({ type, data: { accountId, at } }));

it('is idempotent', () => expectIdempotent(handleReservationDecider, command));
it('folds events in any order', () => expectTotalEvolve(handleReservationDecider, command));
it('agrees with a naive model', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      let holder: string | null = null;
      for (const { type, data } of commands) {
        if (type === 'claim-handle') holder ??= data.accountId;
        else if (holder === data.accountId) holder = null;
      }
      const { state } = run(handleReservationDecider, commands);
      expect(state.status === 'held' ? state.accountId : null).toBe(holder);
    }),
  );
});
