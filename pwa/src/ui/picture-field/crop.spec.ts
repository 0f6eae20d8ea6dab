import { describe, expect, test } from 'vitest';
import {
  type Crop,
  type CropStep,
  closest,
  cropAfter,
  frameOf,
  placeOf,
  type Subject,
  widest,
  within,
} from './crop.ts';

const wide: Subject = { picture: { width: 1600, height: 800 }, ratio: 1 };
const steps = (subject: Subject, ...all: readonly CropStep[]): Crop =>
  all.reduce((crop, step) => cropAfter(subject, crop, step), widest);

describe('the crop frame', () => {
  test('starts as wide as possible, in the middle', () => {
    expect(frameOf(wide, widest)).toEqual({ width: 800, height: 800, left: 400, top: 0 });
    const tall: Subject = { picture: { width: 900, height: 1600 }, ratio: 16 / 9 };
    expect(frameOf(tall, widest)).toEqual({ width: 900, height: 506.25, left: 0, top: 546.875 });
  });

  test('moves by shares of itself, within the picture', () => {
    expect(frameOf(wide, steps(wide, { kind: 'move', right: 0.125, down: 0.1 }))).toMatchObject({ left: 500, top: 0 });
    expect(frameOf(wide, steps(wide, { kind: 'move', right: 9, down: 0 }))).toMatchObject({ left: 800 });
    expect(frameOf(wide, steps(wide, { kind: 'move', right: -9, down: -9 }))).toMatchObject({ left: 0, top: 0 });
  });

  test("zooms around its middle, up to the picture's pixels", () => {
    const closer = steps(wide, { kind: 'zoom', by: 2 });
    expect(frameOf(wide, closer)).toEqual({ width: 400, height: 400, left: 600, top: 200 });
    expect(steps(wide, { kind: 'zoom', by: 1000 }).zoom).toBe(closest(wide));
    expect(closest({ picture: { width: 8, height: 8 }, ratio: 1 })).toBe(1);
    const back = steps(wide, { kind: 'zoom', by: 4 }, { kind: 'move', right: 9, down: 9 }, { kind: 'zoom', by: 0.01 });
    expect(frameOf(wide, back)).toEqual({ width: 800, height: 800, left: 800, top: 0 });
    expect(cropAfter(wide, back, { kind: 'reset' })).toEqual(widest);
  });

  test('tells its position, without a side along which it cannot move', () => {
    expect(placeOf(wide, widest)).toEqual({ zoom: 100, across: 50, down: null });
    const corner = steps(wide, { kind: 'zoom', by: 2 }, { kind: 'move', right: 9, down: -9 });
    expect(placeOf(wide, corner)).toEqual({ zoom: 200, across: 100, down: 0 });
  });
});

test.each([
  [8064, 6048, 4096, 3072],
  [6048, 8064, 3072, 4096],
  [12_000, 9000, 4096, 3072],
  [4096, 10, 4096, 10],
  [30_000, 1, 4096, 1],
])('a picture of %i × %i fits into %i × %i', (width, height, heldWidth, heldHeight) => {
  expect(within({ width, height }, 4096)).toEqual({ width: heldWidth, height: heldHeight });
});
