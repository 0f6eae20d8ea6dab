import { expect, it } from 'vitest';
import { pictureRules } from './rules.ts';

it('the limits of pictures are those that are documented', () => {
  expect(pictureRules).toMatchObject({ bytes: 20 * 1024 * 1024, pixels: 40_000_000, frames: 300, squareSide: 420 });
  expect(pictureRules.widths).toHaveLength(10);
  expect([pictureRules.widths[0], pictureRules.widths.at(-1)]).toEqual([48, 1920]);
  expect(pictureRules.widths).toEqual([...pictureRules.widths].sort((a, b) => a - b));
});
