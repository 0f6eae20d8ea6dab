import { expect, it } from 'vitest';
import { barsOf } from './bars.ts';

const moment = (revision: number, day: number) => ({
  revision: String(revision),
  recordedAt: `2026-11-${String(day).padStart(2, '0')}T03:00:00.000Z`,
});

it("timeline bars: are one per revision, scaled by the day's changes", () => {
  const busy = Array.from({ length: 24 }, (_, revision) => moment(revision, 1));
  const bars = barsOf([...busy, moment(24, 2), moment(25, 2)], 24);
  expect(bars[0]).toEqual({ first: 0, height: 1, is: 'past' });
  expect(bars.slice(-2)).toEqual([
    { first: 24, height: 2 / 24, is: 'current' },
    { first: 25, height: 2 / 24, is: 'future' },
  ]);
});

it('timeline bars: stay low for one quiet day', () => {
  expect(barsOf([moment(0, 1)], 0)).toEqual([{ first: 0, height: 1 / 12, is: 'current' }]);
});

it('timeline bars: group many revisions into at most 48 bars', () => {
  const bars = barsOf(
    Array.from({ length: 500 }, (_, revision) => moment(revision, 1 + (revision % 28))),
    499,
  );
  expect(bars.length).toBeLessThanOrEqual(48);
  expect(bars.at(-1)?.is).toBe('current');
});

it('timeline bars: are none without revisions', () => expect(barsOf([], 0)).toEqual([]));
