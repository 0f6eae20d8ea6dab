import { expect, it } from 'vitest';
import { barsOf } from './bars.ts';

const moment = (revision: number, day: number) => ({
  revision: String(revision),
  recordedAt: `2026-11-${String(day).padStart(2, '0')}T03:00:00.000Z`,
});

it('draws a bar for each revision, as high as its day was busy', () => {
  const bars = barsOf([moment(0, 1), moment(1, 2), moment(2, 2)], 1);
  expect(bars).toEqual([
    { first: 0, height: 0.5, is: 'past' },
    { first: 1, height: 1, is: 'current' },
    { first: 2, height: 1, is: 'future' },
  ]);
});

it('gathers many revisions into no more than 48 bars', () => {
  const bars = barsOf(
    Array.from({ length: 500 }, (_, revision) => moment(revision, 1 + (revision % 28))),
    499,
  );
  expect(bars.length).toBeLessThanOrEqual(48);
  expect(bars.at(-1)?.is).toBe('current');
});

it('draws nothing of nothing', () => expect(barsOf([], 0)).toEqual([]));
