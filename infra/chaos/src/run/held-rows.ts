import { setsOfCommand } from '../application/written-values.ts';
import type { SeenRow } from '../browser/hooks.ts';
import { WHOLE } from '../oracle/claim.ts';

/**
 * What stands, and what waits behind it: later edits of the same fields of a thing, and rows that depend on any of these. In the
 * queue's order. Edits of other fields go on.
 */
export function heldRows(rows: readonly SeenRow[]): readonly SeenRow[] {
  const partitions = new Map<string, ReadonlySet<string>>();
  const ids = new Set<string>();
  return rows.filter((row) => {
    const partition = partitions.get(row.stream) ?? new Set();
    const fields = Object.keys(setsOfCommand(row.type, row.data));
    const held = row.status === 'standing' || meet(partition, fields) || row.dependsOn.some((id) => ids.has(id));
    if (!held) return false;
    partitions.set(row.stream, new Set([...partition, ...fields]));
    ids.add(row.id);
    return true;
  });
}

const meet = (some: ReadonlySet<string>, fields: readonly string[]): boolean =>
  some.has(WHOLE) || fields.some((field) => some.has(field) || (field === WHOLE && some.size > 0));
