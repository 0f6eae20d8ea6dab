import { commandFields } from '@meikan/contracts';
import { ABSENT, type Command, earlier, WHOLE } from './command.ts';
import type { Kinds } from './kinds.ts';
import { isUnsent, type Queue, type Row } from './row.ts';

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

/**
 * Drops what the removal of its thing has made moot: nobody is asked about it, and the removal waits for no answer. What has
 * been sent and waits for its answer stays; a thing that was never made goes with its removal and all that hangs on it.
 */
export function withoutMoot(queue: Queue, kinds: Kinds): Queue {
  const removals = queue.rows.filter((row) => row.status !== 'standing' && kinds(row.type).merges === 'remove');
  return removals.reduce((left, removal) => withoutMootBy(left, removal, kinds), queue);
}

function withoutMootBy(queue: Queue, removal: Row, kinds: Kinds): Queue {
  const before = queue.rows.filter(({ stream, seq }) => stream === removal.stream && seq < removal.seq);
  const moot = before.filter((row) => isUnsent(row) || row.status === 'standing');
  if (moot.length === 0) return queue;
  const made = moot.find((row) => kinds(row.type).merges === 'create' && !row.sent);
  const gone = new Set(made ? [made, ...dependentsOf(queue.rows, made, kinds)] : moot);
  const rows = queue.rows.filter((row) => !gone.has(row));
  return { ...queue, rows: rows.map((row) => (row === removal ? seenWith(moot, row) : row)) };
}

/** A removal takes away what its person saw when they made the edits that it takes along: what came after that is asked about. */
function seenWith(moot: readonly Row[], removal: Row): Row {
  const seen = moot.flatMap((row) => (row.seen === ABSENT ? [] : [row.seen])).reduce(earlier, removal.seen);
  return seen === removal.seen ? removal : { ...removal, seen };
}

/** The fields that a command sets; the whole thing where it makes, removes or simply sets it. */
export function touchedBy(kinds: Kinds, { type, data }: Command): readonly string[] {
  return kinds(type).merges === 'fields' ? Object.keys(commandFields(data)) : [WHOLE];
}

/** Whether two edits of one thing get in each other's way. */
export function meet(some: ReadonlySet<string>, others: readonly string[]): boolean {
  if (some.size === 0) return false;
  return some.has(WHOLE) || others.some((field) => field === WHOLE || some.has(field));
}
