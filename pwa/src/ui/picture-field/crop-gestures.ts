import type { CropStep } from './crop.ts';

type Point = { readonly x: number; readonly y: number };

/** Fingers and the mouse on the stage. Every answer is what the crop has to do, or `null`. */
export type Gestures = {
  down(pointer: number, at: Point): void;
  /** `side`: the stage's size in the same unit as the points. */
  move(pointer: number, at: Point, side: { readonly width: number; readonly height: number }): readonly CropStep[];
  up(pointer: number): void;
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Drags with one finger or the mouse; two fingers drag by their middle and bring closer by going apart. */
export function createGestures(): Gestures {
  const held = new Map<number, Point>();
  return {
    down(pointer, at) {
      if (held.size < 2) held.set(pointer, at);
    },
    up: (pointer) => void held.delete(pointer),
    move(pointer, at, { width, height }) {
      if (!held.has(pointer)) return [];
      const before = [...held.values()];
      held.set(pointer, at);
      const after = [...held.values()];
      const [from, to] = [middle(before), middle(after)];
      // The picture follows the finger, so the frame goes the other way.
      const drag: CropStep = { kind: 'move', right: (from.x - to.x) / width, down: (from.y - to.y) / height };
      return [drag, ...pinch(before, after)];
    },
  };
}

function pinch([a, b]: readonly Point[], [c, d]: readonly Point[]): readonly CropStep[] {
  if (!a || !b || !c || !d) return [];
  const apart = distance(a, b);
  return apart < 1 ? [] : [{ kind: 'zoom', by: distance(c, d) / apart }];
}

/** A notch of a wheel is about 100; a pad sends many small ones. */
const WHEEL = 500;
export const stepOfWheel = (deltaY: number): CropStep => ({ kind: 'zoom', by: Math.exp(-deltaY / WHEEL) });
