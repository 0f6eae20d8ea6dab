import { expect, it } from 'vitest';
import { liesIn } from './lies.ts';

const looks = [
  { from: 0, until: 5, edits: [] },
  { from: 10, until: 15, edits: [1, 2] },
  { from: 20, until: 25, edits: [2] },
  { from: 30, until: 35, edits: [] },
  { from: 40, until: 45, edits: [3] },
  { from: 50, until: 55, edits: [4] },
];

it.each([
  ['before there was an edit', 7, 0],
  ['while an edit came', 12, 0],
  ['over an edit that was there before and after', 17, 1],
  ['while the last was going', 27, 0],
  ['after everything went', 37, 0],
  ['between an edit that went and another that came', 47, 0],
])('judges a frame %s', (_, moment, lies) => {
  expect(liesIn({ frames: 1, said: [moment], looks })).toBe(lies);
});
