/** Numbers of chance that are the same for the same seed. */
export type Random = {
  /** From 0, below 1. */
  next(): number;
  /** A whole number from 0, below `below`. */
  int(below: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of a list. Throws RangeError for an empty one. */
  pick<T>(from: readonly T[]): T;
};

/** mulberry32: small, and good enough to choose what a test does. */
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
    next,
    int,
    chance: (probability) => next() < probability,
    pick(from) {
      const picked = from[int(from.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
}
