import { randomInt } from 'node:crypto';

export type Random = { int(below: number): number; pick<T>(from: readonly T[]): T };

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    int,
    pick(from) {
      const picked = from[int(from.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
}

/** MEIKAN_SEED, or one of chance; tests print what they use, so that a failure can be run again. */
export const seedOfRun = (): number => Number(process.env.MEIKAN_SEED ?? randomInt(2 ** 31));
