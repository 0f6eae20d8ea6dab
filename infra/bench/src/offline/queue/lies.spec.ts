import { expect, it } from 'vitest';
import { liesIn } from './lies.ts';

const counts = [
  { from: 0, until: 5, rows: 0 },
  { from: 10, until: 15, rows: 2 },
  { from: 20, until: 25, rows: 1 },
  { from: 30, until: 35, rows: 0 },
];

it.each([
  ['before there was an edit', 7, 0],
  ['while an edit came', 12, 0],
  ['between two counts that found edits', 17, 1],
  ['while the last was going', 27, 0],
  ['after everything went', 40, 0],
])('judges a frame %s', (_, moment, lies) => {
  expect(liesIn({ frames: 1, said: [moment], counts })).toBe(lies);
});
