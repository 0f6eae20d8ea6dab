import { commandFields } from '@meikan/contracts';
import type { Row } from '../../outbox/machine/row.ts';
import type { PendingState } from './pending-badge.tsx';

/** What of a thing has not arrived: the stream it lives in, and for a part of a page only some of its fields. */
export type Watched = { readonly stream: string; readonly fields?: readonly string[] };

const stateOf = (row: Row): PendingState => {
  if (row.status !== 'standing') return 'waiting';
  return row.trouble.kind === 'conflict' ? 'conflict' : 'failed';
};

const partitions = new WeakMap<readonly Row[], ReadonlyMap<string, readonly Row[]>>();

/** A page asks for each of its things, after each change of the queue: a long queue is gone through once for all of them. */
function partitionsOf(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const known = partitions.get(rows);
  if (known) return known;
  const grouped = Map.groupBy(rows, ({ stream }) => stream);
  partitions.set(rows, grouped);
  return grouped;
}

/** The worst of what has not arrived of a thing; `null` when all of it has. */
export function pendingState(rows: readonly Row[], { stream, fields }: Watched): PendingState | null {
  const its = partitionsOf(rows).get(stream) ?? [];
  const states = new Set(its.filter((row) => !fields || touches(row, fields)).map(stateOf));
  return (['failed', 'conflict', 'waiting'] as const).find((state) => states.has(state)) ?? null;
}

/** A command without fields of its own is about the whole thing. */
function touches(row: Row, fields: readonly string[]): boolean {
  const set = Object.keys(commandFields(row.data));
  return set.length === 0 || set.some((field) => fields.includes(field));
}
