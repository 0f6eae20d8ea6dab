import { accepted, type Decider, type Decision } from '../kernel/decider.ts';
import type { PrivacyCommand } from './commands.ts';
import type { PrivacyEvent } from './events.ts';
import { evolvePrivacy, openPrivacy, type Privacy } from './privacy.ts';

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
