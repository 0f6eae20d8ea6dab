import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { accounts, later, mioAccount, moments, noon, soraAccount } from '../testing/samples.ts';
import {
  type EmailReservationCommand,
  type EmailReservationEvent,
  emailReservationDecider,
} from './email-reservation.ts';

const mine = { accountId: mioAccount, at: noon };
const hers = { accountId: soraAccount, at: later };
const reserved: EmailReservationEvent = { type: 'email-reserved', data: mine };

describe('reserve-email', () => {
  it('reserves a free address', () => {
    given(emailReservationDecider, []).when({ type: 'reserve-email', data: mine }).then([reserved]);
  });
  it('rejects an address that another account holds, and says who holds it since when', () => {
    const decision = emailReservationDecider.decide(
      { type: 'reserve-email', data: hers },
      emailReservationDecider.evolve(emailReservationDecider.initial, reserved),
    );
    expect(decision).toEqual({ kind: 'refused', refusal: { code: 'email-taken', accountId: mioAccount, since: noon } });
  });
  it('does nothing for its holder', () => {
    given(emailReservationDecider, [reserved])
      .when({ type: 'reserve-email', data: { ...mine, at: later } })
      .thenNothing();
  });
});

describe('release-email', () => {
  it('releases the address of its holder', () => {
    given(emailReservationDecider, [reserved])
      .when({ type: 'release-email', data: mine })
      .then([{ type: 'email-released', data: mine }]);
  });
  it('does nothing for the address of another account', () => {
    given(emailReservationDecider, [reserved]).when({ type: 'release-email', data: hers }).thenNothing();
  });
});

const command: fc.Arbitrary<EmailReservationCommand> = fc
  .tuple(fc.constantFrom('reserve-email' as const, 'release-email' as const), accounts, moments)
  .map(([type, accountId, at]) => ({ type, data: { accountId, at } }));

it('is idempotent', () => expectIdempotent(emailReservationDecider, command));
it('folds events in any order', () => expectTotalEvolve(emailReservationDecider, command));
