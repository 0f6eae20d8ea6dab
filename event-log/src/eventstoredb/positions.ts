import type { Position } from '@eventstore/db-client';
import type { LogPosition } from '../port.ts';

/**
 * Both numbers of EventStoreDB's positions, `commit:prepare`: one alone loses events (trap 11). They pass 2^53 and are
 * never JS numbers.
 */
export const START = '0:0' as LogPosition;

const FORM = /^\d{1,19}:\d{1,19}$/;

export function parsePosition(text: string): LogPosition | null {
  return FORM.test(text) ? (text as LogPosition) : null;
}

export function toLogPosition({ commit, prepare }: Position): LogPosition {
  return `${commit}:${prepare}` as LogPosition;
}

export function toPosition(position: LogPosition): Position {
  const [commit, prepare] = position.split(':').map(BigInt);
  if (commit === undefined || prepare === undefined) throw new TypeError(`not a position: ${position}`);
  return { commit, prepare };
}

export function comparePositions(a: LogPosition, b: LogPosition): number {
  const [left, right] = [toPosition(a), toPosition(b)];
  const difference = left.commit - right.commit || left.prepare - right.prepare;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
