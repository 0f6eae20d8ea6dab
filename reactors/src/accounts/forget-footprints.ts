import type { Reactor } from '../reactor.ts';

/** Whoever closes their account leaves no footprints behind: neither theirs nor those of their visitors. Safe to repeat. */
export const forgetFootprints: Reactor = {
  name: 'forget-footprints',
  categories: ['account'],
  isRepeatable: true,
  async react(recorded, effects) {
    if (recorded.type !== 'account-closed') return;
    await effects.forgetFootprints(recorded.stream.slice('account-'.length));
  },
};
