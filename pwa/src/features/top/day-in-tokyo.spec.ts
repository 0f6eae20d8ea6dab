import { expect, test } from 'vitest';
import { dayInTokyo } from './day-in-tokyo.ts';

test.each([
  ['2026-11-22T14:59:59.999Z', '2026年11月22日 日曜日'],
  ['2026-11-22T15:00:00Z', '2026年11月23日 月曜日'],
  ['2026-12-31T15:00:00Z', '2027年1月1日 金曜日'],
  ['2028-02-28T20:00:00Z', '2028年2月29日 火曜日'],
])('day in Tokyo: %s is %s', (now, day) => {
  expect(dayInTokyo(Date.parse(now))).toBe(day);
});
