import type { Kinds } from './kind.ts';
import type { Row } from './row.ts';

/** Everything in the queue that has no sense without `row`: what names it, edits of a thing it makes, and so on from there. */
export function dependentsOf(rows: readonly Row[], row: Row, kinds: Kinds): readonly Row[] {
  const makers = [row];
  const found = new Set<Row>();
  for (const maker of makers) {
    const makes = kinds(maker.type).merges === 'create';
    for (const other of rows) {
      if (other === row || found.has(other)) continue;
      const edits = makes && other.stream === maker.stream && other.seq > maker.seq;
      if (!edits && !other.dependsOn.includes(maker.id)) continue;
      found.add(other);
      makers.push(other);
    }
  }
  return [...found];
}
