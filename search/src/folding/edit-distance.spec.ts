import { expect, test, vi } from 'vitest';
import { seededRandom } from '../evaluation/random.ts';
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
  const query = 'あ'.repeat(60);
  const short = stepsOf(query, 'あ'.repeat(100));
  expect(short).toEqual({
    distance: { whole: 3, prefix: 0 },
    characters: expect.any(Number),
    cells: expect.any(Number),
  });
  expect(stepsOf(query, 'あ'.repeat(100_000))).toEqual(short);
});

/** Counts the characters that are looked at, and the minima that are taken of cells. */
function stepsOf(query: string, key: string) {
  using codePointAt = vi.spyOn(String.prototype, 'codePointAt');
  using min = vi.spyOn(Math, 'min');
  const distance = editDistance(query, key, 2);
  return { distance, characters: codePointAt.mock.calls.length, cells: min.mock.calls.length };
}

test('short queries allow no error', () => {
  expect([1, 3, 4, 7, 8, 60].map(editsAllowed)).toEqual([0, 0, 1, 1, 2, 2]);
});

test('agrees with the plain definition on random words', () => {
  const random = seededRandom(11);
  const word = () =>
    Array.from({ length: Math.floor(random() * 9) }, () => 'あいう'[Math.floor(random() * 3)]).join('');
  for (let round = 0; round < 3000; round += 1) {
    const [one, other] = [word(), word()];
    const distances = Array.from({ length: other.length + 1 }, (_, length) =>
      plainDistance(one, other.slice(0, length)),
    );
    const [whole = 0, prefix] = [distances.at(-1), Math.min(...distances)];
    expect(editDistance(one, other, 2), `${one} ${other}`).toEqual({
      whole: Math.min(3, whole),
      prefix: Math.min(3, prefix),
    });
  }
});

function plainDistance(one: string, other: string): number {
  if (one === '' || other === '') return Math.max(one.length, other.length);
  const same = one.at(-1) === other.at(-1);
  const [shorter, shortened] = [one.slice(0, -1), other.slice(0, -1)];
  const swapped = one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1) && one.length > 1 && other.length > 1;
  return Math.min(
    memoized(shorter, other) + 1,
    memoized(one, shortened) + 1,
    memoized(shorter, shortened) + (same ? 0 : 1),
    swapped ? memoized(one.slice(0, -2), other.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

const known = new Map<string, number>();

function memoized(one: string, other: string): number {
  const key = `${one}/${other}`;
  const distance = known.get(key) ?? plainDistance(one, other);
  known.set(key, distance);
  return distance;
}
