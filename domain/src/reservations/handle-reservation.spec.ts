import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSafeToSendTwice, expectTotalEvolve, run } from '../testing/decider-laws.ts';
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
  it('claims what is free', () => {
    given(handleReservationDecider, []).when({ type: 'claim-handle', data: mine }).then([claimed]);
  });
  it('refuses what another holds', () => {
    given(handleReservationDecider, [claimed]).when({ type: 'claim-handle', data: hers }).thenRefused('handle-taken');
  });
  it('stays quiet for its holder', () => {
    given(handleReservationDecider, [claimed])
      .when({ type: 'claim-handle', data: { ...mine, at: later } })
      .thenNothing();
  });
});

describe('release-handle', () => {
  it('releases what one holds', () => {
    given(handleReservationDecider, [claimed])
      .when({ type: 'release-handle', data: mine })
      .then([{ type: 'handle-released', data: mine }]);
  });
  it('stays quiet for what another holds, and for what is free', () => {
    given(handleReservationDecider, [claimed]).when({ type: 'release-handle', data: hers }).thenNothing();
    given(handleReservationDecider, []).when({ type: 'release-handle', data: mine }).thenNothing();
  });
});

const command: fc.Arbitrary<HandleReservationCommand> = fc
  .tuple(fc.constantFrom('claim-handle' as const, 'release-handle' as const), accounts, moments)
  .map(([type, accountId, at]) => ({ type, data: { accountId, at } }));

it('is safe to send twice', () => expectSafeToSendTwice(handleReservationDecider, command));
it('folds any order of events', () => expectTotalEvolve(handleReservationDecider, command));
it('has the holder a naive ledger names', () => {
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
