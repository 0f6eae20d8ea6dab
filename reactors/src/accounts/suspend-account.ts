import type { Reactor } from '../reactor.ts';

/** A profile that an admin hides takes its account with it, and brings it back. Set-state: safe to repeat. */
export const suspendAccount: Reactor = {
  name: 'suspend-account',
  categories: ['user'],
  isRepeatable: true,
  async react(recorded, effects) {
    if (recorded.type === 'user-disabled') await effects.setAccountDisabled(idOf(recorded.stream), true);
    if (recorded.type === 'user-activated') await effects.setAccountDisabled(idOf(recorded.stream), false);
  },
};

const idOf = (stream: string): string => stream.slice('user-'.length);
