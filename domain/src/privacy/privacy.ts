import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Instant, UserId } from '../kernel/ids.ts';

type Choice = { readonly userId: UserId; readonly at: Instant };

/** A member chose to stay unseen where they visit, or to be seen again. */
export type FootprintsHidden = DomainEvent<'footprints-hidden', Choice>;
export type FootprintsShown = DomainEvent<'footprints-shown', Choice>;

/** What a member chooses of their own privacy, in `privacy-<user>`. */
export type PrivacyEvent = FootprintsHidden | FootprintsShown;

/** Whether the owners of profiles see that this member was there. */
export type Privacy = { readonly footprints: 'shown' | 'hidden' };

/** What holds until somebody chooses otherwise. */
export const openPrivacy: Privacy = { footprints: 'shown' };

export function evolvePrivacy(state: Privacy, event: PrivacyEvent): Privacy {
  switch (event.type) {
    case 'footprints-hidden':
      return { ...state, footprints: 'hidden' };
    case 'footprints-shown':
      return { ...state, footprints: 'shown' };
    default:
      return unreachable(event);
  }
}

/** Sets the state asked for: whoever sends it has resolved the toggle. */
export type SetFootprintsHidden = Command<
  'set-footprints-hidden',
  { readonly userId: UserId; readonly hidden: boolean; readonly at: Instant }
>;

export type PrivacyCommand = SetFootprintsHidden;

function decidePrivacy({ data }: PrivacyCommand, state: Privacy): Decision<PrivacyEvent, never> {
  const { userId, hidden, at } = data;
  if (hidden === (state.footprints === 'hidden')) return accepted();
  return accepted({ type: hidden ? 'footprints-hidden' : 'footprints-shown', data: { userId, at } });
}

export const privacyDecider: Decider<Privacy, PrivacyCommand, PrivacyEvent, never> = {
  initial: openPrivacy,
  evolve: evolvePrivacy,
  decide: decidePrivacy,
};
