import { type Check, type Checked, invalid, valid } from './checked.ts';

/** A whole number from `min` to `max`, both included. */
export function integer(min: number, max: number): Check<number> {
  return (value) => {
    if (!Number.isSafeInteger(value)) return invalid('not-an-integer');
    return inRange(value, min, max);
  };
}

/** A finite number from `min` to `max`, both included. */
export function decimal(min: number, max: number): Check<number> {
  return (value) => (Number.isFinite(value) ? inRange(value, min, max) : invalid('out-of-range'));
}

/** Adding 0 makes 0 of a negative zero, which JSON could not keep. */
function inRange(value: number, min: number, max: number): Checked<number> {
  return value < min || value > max ? invalid('out-of-range') : valid(value + 0);
}
