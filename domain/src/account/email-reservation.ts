import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { AccountId, Instant } from '../kernel/ids.ts';

/** Who holds a mail address, in `email-<hmac of the address>`; the address itself is nowhere in the log. */
export type EmailReservation =
  | { readonly status: 'free' }
  | { readonly status: 'held'; readonly accountId: AccountId; readonly since: Instant };

export type EmailReservationEvent =
  | DomainEvent<'email-reserved', { readonly accountId: AccountId; readonly at: Instant }>
  | DomainEvent<'email-released', { readonly accountId: AccountId; readonly at: Instant }>;

export type EmailReservationCommand =
  | Command<'reserve-email', { readonly accountId: AccountId; readonly at: Instant }>
  | Command<'release-email', { readonly accountId: AccountId; readonly at: Instant }>;

/** Who holds it, and since when: what was cut off half-way is carried on by its id while it is young, and given up later. */
export type EmailReservationRefusal = {
  readonly code: 'email-taken';
  readonly accountId: AccountId;
  readonly since: Instant;
};

const free: EmailReservation = { status: 'free' };

export const emailReservationDecider: Decider<
  EmailReservation,
  EmailReservationCommand,
  EmailReservationEvent,
  EmailReservationRefusal
> = {
  initial: free,
  evolve(_state, event) {
    switch (event.type) {
      case 'email-reserved':
        return { status: 'held', accountId: event.data.accountId, since: event.data.at };
      case 'email-released':
        return free;
      default:
        return unreachable(event);
    }
  },
  decide(command, state) {
    const { accountId, at } = command.data;
    const mine = state.status === 'held' && state.accountId === accountId;
    switch (command.type) {
      case 'reserve-email':
        if (mine) return accepted();
        if (state.status === 'held')
          return refused({ code: 'email-taken', accountId: state.accountId, since: state.since });
        return accepted({ type: 'email-reserved', data: { accountId, at } });
      case 'release-email':
        return mine ? accepted({ type: 'email-released', data: { accountId, at } }) : accepted();
      default:
        return unreachable(command);
    }
  },
};
