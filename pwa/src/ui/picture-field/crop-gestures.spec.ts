import { expect, test } from 'vitest';
import { createGestures, stepOfWheel } from './crop-gestures.ts';

const side = { width: 200, height: 100 };

test('crop gestures: one finger drags the picture, and the frame moves the other way', () => {
  const gestures = createGestures();
  gestures.down(1, { x: 100, y: 50 });
  expect(gestures.move(1, { x: 120, y: 40 }, side)).toEqual([{ kind: 'move', right: -0.1, down: 0.1 }]);
  gestures.up(1);
  expect(gestures.move(1, { x: 0, y: 0 }, side)).toEqual([]);
});

test('crop gestures: two fingers apart zoom in, and a third is ignored', () => {
  const gestures = createGestures();
  gestures.down(1, { x: 50, y: 50 });
  gestures.down(2, { x: 150, y: 50 });
  gestures.down(3, { x: 0, y: 0 });
  expect(gestures.move(2, { x: 250, y: 50 }, side)).toEqual([
    { kind: 'move', right: -0.25, down: 0 },
    { kind: 'zoom', by: 2 },
  ]);
  expect(gestures.move(3, { x: 9, y: 9 }, side)).toEqual([]);
});

test('crop gestures: the wheel turned away zooms in', () => {
  const [closer, farther] = [stepOfWheel(-100), stepOfWheel(100)];
  expect(closer.kind === 'zoom' && closer.by > 1).toBe(true);
  expect(farther.kind === 'zoom' && farther.by < 1).toBe(true);
});
