import { randomOf } from '@meikan/testkit';
import { expect, it } from 'vitest';
import { contest } from './contest.ts';
import { median, quantile, shuffled } from './statistics.ts';

it('takes quantiles of values in any order', () => {
  const values = Array.from({ length: 100 }, (_, index) => 99 - index);
  expect([median(values), quantile(values, 0.99), quantile([], 0.5)]).toEqual([50, 99, 0]);
});

it('shuffles the same way for the same seed, without loss', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(shuffled(names, randomOf(7).next)).toEqual(shuffled(names, randomOf(7).next));
  expect(shuffled(names, randomOf(7).next).toSorted()).toEqual(names);
});

it('returns the median of each contender over all rounds', async () => {
  const answers = { fast: [9, 1, 8], slow: [3, 2, 1] };
  const contenders = (['fast', 'slow'] as const).map((name) => ({
    name,
    run: async () => ({ perSecond: answers[name].shift() ?? Number.NaN }),
  }));
  const figure = await contest(contenders, { rounds: 3, random: randomOf(1).next });
  expect([figure('fast', 'perSecond'), figure('slow', 'perSecond')]).toEqual([8, 2]);
});
