import type { LogPosition } from './port.ts';

/** Positions of the adapters that count events, from 1, as decimal text; never a JS number, they may pass 2^53. */
export const START = '0' as LogPosition;

const FORM = /^(0|[1-9]\d{0,18})$/;

/** Reads a position from outside; null when no such adapter can have issued it. */
export function parsePosition(text: string): LogPosition | null {
  return FORM.test(text) ? (text as LogPosition) : null;
}

export function comparePositions(a: LogPosition, b: LogPosition): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
