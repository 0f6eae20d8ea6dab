import { afterEach, expect, test, vi } from 'vitest';
import { japanClock, japanDay, japanMonth, startOfJapanDay } from './japan-calendar.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['2026-11-30T14:59:59.999Z', '2026-11-30', '2026-11', '2026-11-29T15:00:00.000Z'],
  ['2026-11-30T15:00:00.000Z', '2026-12-01', '2026-12', '2026-11-30T15:00:00.000Z'],
  ['2026-11-30T20:00:00.000Z', '2026-12-01', '2026-12', '2026-11-30T15:00:00.000Z'],
  ['2026-12-01T05:00:00+09:00', '2026-12-01', '2026-12', '2026-11-30T15:00:00.000Z'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01', '2027-01', '2026-12-31T15:00:00.000Z'],
  ['2028-02-28T20:00:00.000Z', '2028-02-29', '2028-02', '2028-02-28T15:00:00.000Z'],
])(
  '%s is on the day %s of the month %s in Japan, which began at %s, in any time zone of the process',
  (moment, ...expected) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone);
      for (const given of [moment, Date.parse(moment), new Date(moment)]) {
        expect([japanDay(given), japanMonth(given), startOfJapanDay(given)], zone).toEqual(expected);
      }
    }
  },
);

test('a stored day stays that day', () => {
  expect([japanDay('2026-12-01'), startOfJapanDay('2026-12-01')]).toEqual(['2026-12-01', '2026-11-30T15:00:00.000Z']);
});

test('the clock in Japan is read by its UTC parts', () => {
  const clock = japanClock('2026-11-30T20:05:00.000Z');
  expect([clock.getUTCMonth(), clock.getUTCDate(), clock.getUTCDay(), clock.getUTCHours()]).toEqual([11, 1, 2, 5]);
});
