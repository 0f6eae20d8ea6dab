import { expect, it } from 'vitest';
import { conflictMatrix } from './testing/conflict-matrix.ts';

const disjoint = (first: readonly string[], second: readonly string[]): boolean =>
  !first.some((field) => second.includes(field));

it('F37 G13: merge of 36 pairs of edits: disjoint fields merge, all others are conflicts', () => {
  const matrix = conflictMatrix();
  expect(matrix).toHaveLength(36);
  for (const { first, second, outcome } of matrix) {
    expect(outcome, `${first} against ${second}`).toBe(disjoint(first, second) ? 'merged' : 'asked');
  }
});
