import { expect, test } from 'vitest';
import { editDistance, editsAllowed } from './edit-distance.ts';

test.each([
  ['同じ', 'つばめ', 'つばめ', 0],
  ['a character left out', 'つめ', 'つばめ', 1],
  ['one too many', 'つばばめ', 'つばめ', 1],
  ['another one', 'つぱめ', 'つばめ', 1],
  ['two swapped', 'つめば', 'つばめ', 1],
  ['two errors', 'すばむ', 'つばめ', 2],
  ['a surrogate pair is one character', '𠮷野', '𠮷', 1],
  ['too far', 'さくら', 'つばめ', 3],
])('%s: %s and %s', (_, one, other, edits) => {
  expect(editDistance(one, other, 2).whole).toBe(edits);
  expect(editDistance(other, one, 2).whole).toBe(edits);
});

test('beginnings are nearer than whole keys', () => {
  expect(editDistance('つばむ勘', 'つばめ勘定事務所', 1)).toEqual({ whole: 2, prefix: 1 });
});

test('long keys cost no more than short ones', () => {
  const began = performance.now();
  expect(editDistance('あ'.repeat(60), 'あ'.repeat(1_000_000), 2)).toEqual({ whole: 3, prefix: 0 });
  expect(performance.now() - began).toBeLessThan(500);
});

test('short queries allow no error', () => {
  expect([1, 3, 4, 8, 9, 60].map(editsAllowed)).toEqual([0, 0, 1, 1, 2, 2]);
});
