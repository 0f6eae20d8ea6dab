import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

test('is the same for the same seed, and differs for another', () => {
  const drawn = (seed: number) => {
    const { next, int, chance, pick } = randomOf(seed);
    return [next(), int(1000), chance(0.5), pick(['a', 'b', 'c'])];
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

test('stays within its bounds, and throws when there is nothing to pick', () => {
  const random = randomOf(1);
  const drawn = Array.from({ length: 1000 }, () => random.int(3));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  expect(random.chance(0)).toBe(false);
  expect(() => random.pick([])).toThrow(RangeError);
});
