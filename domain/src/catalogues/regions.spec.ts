import { expect, it } from 'vitest';
import { prefectures } from './prefectures.ts';
import { regions, regionsOf } from './regions.ts';

it('every prefecture lies in one region', () => {
  expect(regions.flatMap((one) => one.prefectures)).toEqual(prefectures.map(({ key }) => key));
  expect(regions.map((one) => one.prefectures.length)).toEqual([1, 6, 7, 9, 7, 5, 4, 8]);
});

it('prefectures lie in their regions, each named once', () => {
  const named = (...keys: string[]) => regionsOf(keys).map(({ label }) => label);
  expect(named('nagano', 'aichi')).toEqual(['中部地方']);
  expect(named('okinawa', 'mie', 'atlantis')).toEqual(['近畿地方', '九州・沖縄地方']);
  expect(named('atlantis')).toEqual([]);
});
