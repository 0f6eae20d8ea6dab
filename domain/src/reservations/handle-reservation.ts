import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { AccountId, Instant } from '../kernel/ids.ts';

/** Who holds a handle, in `handle-<name>` (the folded form of `handle()`), so that no two profiles share an address. */
export type HandleReservation =
  | { readonly status: 'free' }
  | { readonly status: 'held'; readonly accountId: AccountId };

type Holder = { readonly accountId: AccountId; readonly at: Instant };

export type HandleReservationEvent = DomainEvent<'handle-claimed', Holder> | DomainEvent<'handle-released', Holder>;
export type HandleReservationCommand = Command<'claim-handle', Holder> | Command<'release-handle', Holder>;
export type HandleReservationRefusal = Refusal<'handle-taken'>;

const free: HandleReservation = { status: 'free' };

export const handleReservationDecider: Decider<
  HandleReservation,
  HandleReservationCommand,
  HandleReservationEvent,
  HandleReservationRefusal
> = {
  initial: free,
  evolve(_state, event) {
    switch (event.type) {
      case 'handle-claimed':
        return { status: 'held', accountId: event.data.accountId };
      case 'handle-released':
        return free;
      default:
        return unreachable(event);
    }
  },
  decide(command, state) {
    const mine = state.status === 'held' && state.accountId === command.data.accountId;
    switch (command.type) {
      case 'claim-handle':
        if (mine) return accepted();
        return state.status === 'free'
          ? accepted({ type: 'handle-claimed', data: command.data })
          : refused({ code: 'handle-taken' });
      case 'release-handle':
        return mine ? accepted({ type: 'handle-released', data: command.data }) : accepted();
      default:
        return unreachable(command);
    }
  },
};
