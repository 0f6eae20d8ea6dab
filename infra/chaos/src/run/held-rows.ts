import type { SeenRow } from '../browser/door.ts';

/** What stands, and what waits behind it: later rows of its lane, and rows that depend on any of these. In the queue's order. */
export function heldRows(rows: readonly SeenRow[]): readonly SeenRow[] {
  const lanes = new Set<string>();
  const ids = new Set<string>();
  return rows.filter((row) => {
    const held = row.status === 'standing' || lanes.has(row.stream) || row.dependsOn.some((id) => ids.has(id));
    if (!held) return false;
    lanes.add(row.stream);
    ids.add(row.id);
    return true;
  });
}
