import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSafeToSendTwice, expectTotalEvolve } from '../testing/decider-laws.ts';
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
  it('reserves what is free', () => {
    given(emailReservationDecider, []).when({ type: 'reserve-email', data: mine }).then([reserved]);
  });
  it('refuses what another holds, and names the holder', () => {
    const decision = emailReservationDecider.decide(
      { type: 'reserve-email', data: hers },
      emailReservationDecider.evolve(emailReservationDecider.initial, reserved),
    );
    expect(decision).toEqual({ kind: 'refused', refusal: { code: 'email-taken', accountId: mioAccount } });
  });
  it('stays quiet for its holder', () => {
    given(emailReservationDecider, [reserved])
      .when({ type: 'reserve-email', data: { ...mine, at: later } })
      .thenNothing();
  });
});

describe('release-email', () => {
  it('releases what one holds', () => {
    given(emailReservationDecider, [reserved])
      .when({ type: 'release-email', data: mine })
      .then([{ type: 'email-released', data: mine }]);
  });
  it('stays quiet for what another holds', () => {
    given(emailReservationDecider, [reserved]).when({ type: 'release-email', data: hers }).thenNothing();
  });
});

const command: fc.Arbitrary<EmailReservationCommand> = fc
  .tuple(fc.constantFrom('reserve-email' as const, 'release-email' as const), accounts, moments)
  .map(([type, accountId, at]) => ({ type, data: { accountId, at } }));

it('is safe to send twice', () => expectSafeToSendTwice(emailReservationDecider, command));
it('folds any order of events', () => expectTotalEvolve(emailReservationDecider, command));
