import { expect, it } from 'vitest';
import { conflictMatrix } from './testing/conflict-matrix.ts';

const disjoint = (first: readonly string[], second: readonly string[]): boolean =>
  !first.some((field) => second.includes(field));

it('F37 G13: of 36 pairs of edits, those of other fields are merged, and all others are asked about', () => {
  const matrix = conflictMatrix();
  expect(matrix).toHaveLength(36);
  for (const { first, second, outcome } of matrix) {
    expect(outcome, `${first} against ${second}`).toBe(disjoint(first, second) ? 'merged' : 'asked');
  }
});
