import type { Bench } from '../bench.ts';

/** What the app promises about working without a network (goals G2 to G15), in real browsers before the real application. */
export const offlineBench: Bench = {
  name: 'offline',
  // Loaded when it is wanted: it brings browsers and a bundler, which no other bench needs.
  run: async (context) => (await import('./measure-goals.ts')).measureGoals(context),
};
