import type { CropStep } from './crop.ts';

/** A step of the frame by a key, in shares of the frame; with shift a fine one. */
const STEP = 0.05;
const FINE = 0.01;
/** What one press of plus or minus does. */
export const CLOSER = 1.2;

const WAYS: ReadonlyMap<string, readonly [right: number, down: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** On Japanese keyboards plus is shift and semicolon; both signs come from the number pad too. */
const OTHERS: ReadonlyMap<string, CropStep> = new Map([
  ['+', { kind: 'zoom', by: CLOSER }],
  [';', { kind: 'zoom', by: CLOSER }],
  ['=', { kind: 'zoom', by: CLOSER }],
  ['-', { kind: 'zoom', by: 1 / CLOSER }],
  ['0', { kind: 'reset' }],
]);

type Pressed = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** What a key does to the crop; `null`: nothing, the browser may have it. */
export function stepOfKey({ key, shiftKey, ctrlKey, metaKey }: Pressed): CropStep | null {
  if (ctrlKey || metaKey) return null;
  const way = WAYS.get(key);
  if (way === undefined) return OTHERS.get(key) ?? null;
  const far = shiftKey ? FINE : STEP;
  return { kind: 'move', right: way[0] * far, down: way[1] * far };
}
