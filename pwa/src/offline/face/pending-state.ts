import type { Row } from '../outbox/row.ts';
import type { PendingState } from './pending-badge.tsx';
import { fieldsOf } from './row-title.ts';

/** What of a thing has not arrived: the stream it lives in, and for a part of a page only some of its fields. */
export type Watched = { readonly stream: string; readonly fields?: readonly string[] };

const stateOf = (row: Row): PendingState => {
  if (row.status !== 'standing') return 'waiting';
  return row.trouble.kind === 'conflict' ? 'conflict' : 'failed';
};

/** The worst of what has not arrived of a thing; `null` when all of it has. */
export function pendingState(rows: readonly Row[], { stream, fields }: Watched): PendingState | null {
  const states = new Set(rows.filter((row) => row.stream === stream && (!fields || touches(row, fields))).map(stateOf));
  return (['failed', 'conflict', 'waiting'] as const).find((state) => states.has(state)) ?? null;
}

/** A wish without fields of its own is about the whole thing. */
function touches(row: Row, fields: readonly string[]): boolean {
  const set = Object.keys(fieldsOf(row));
  return set.length === 0 || set.some((field) => fields.includes(field));
}
