import { type Check, invalid, valid } from './checked.ts';

/** A whole number from `min` to `max`, both included. */
export function integer(min: number, max: number): Check<number> {
  return (value) => {
    if (!Number.isSafeInteger(value)) return invalid('not-an-integer');
    return value < min || value > max ? invalid('out-of-range') : valid(value);
  };
}

/** A finite number from `min` to `max`, both included. */
export function decimal(min: number, max: number): Check<number> {
  return (value) => (Number.isFinite(value) && value >= min && value <= max ? valid(value) : invalid('out-of-range'));
}
