import { expect, test } from 'vitest';
import { beginsRow } from './press-row.ts';

/** Which of the presses at these moments count. */
const counting = (...moments: number[]) => moments.filter((at, place) => beginsRow(at, moments[place - 1] ?? null));

test('presses less than 300 ms apart count once', () => {
  expect(counting(1_000, 1_120, 1_299)).toEqual([1_000]);
  expect(counting(0, 250, 500, 750)).toEqual([0]);
});

test('a press after a pause of 300 ms counts again', () => {
  expect(counting(1_000, 1_299, 1_599)).toEqual([1_000, 1_599]);
  expect(counting(1_000, 1_300)).toEqual([1_000, 1_300]);
});
