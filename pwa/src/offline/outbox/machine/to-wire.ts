import type { Json, QueuedCommand } from '@meikan/contracts';
import { ABSENT } from './command.ts';
import { meet, touchedBy } from './dependents.ts';
import type { Kinds } from './kinds.ts';
import { type Uploads, withPictures } from './pictures.ts';
import type { Queue, Row, Waiting } from './row.ts';

/**
 * A batch as the server takes it. An edit made on the very state that the one before it in its partition was made on comes after
 * that one; every other says which revision its person saw. It names what it meets as well: of one before it that had come true
 * earlier the server says so whatever becomes of those before that. What is gone, or has an address, is waited for no more.
 */
export function toWire(rows: readonly Waiting[], { made, gone }: Uploads, kinds: Kinds): readonly QueuedCommand[] {
  return rows.map((row, index) => {
    const partition = rows.slice(0, index).filter(({ stream }) => stream === row.stream);
    const before = partition.at(-1);
    const { id, type, v, stream, issuedAt } = row;
    const command = { id, type, v, stream, issuedAt, expected: expectedOf(row, before, kinds) };
    const built = row.dependsOn.filter((one) => !made.has(one) && !gone.has(one));
    const dependsOn = [...new Set([...built, ...metBy(row, partition.slice(0, -1), kinds)])];
    return {
      ...command,
      data: mutable(withPictures(row.data, made)),
      ...(dependsOn.length > 0 ? { dependsOn } : {}),
    };
  });
}

function metBy(row: Waiting, earlier: readonly Waiting[], kinds: Kinds): readonly string[] {
  const fields = new Set(touchedBy(kinds, row));
  return earlier.filter((other) => meet(fields, touchedBy(kinds, other))).map(({ id }) => id);
}

function expectedOf(row: Waiting, before: Waiting | undefined, kinds: Kinds): QueuedCommand['expected'] {
  if (row.seen === null || kinds(row.type).merges === 'set') return 'any';
  if (before) return { after: before.id };
  return row.seen === ABSENT ? 'absent' : { revision: row.seen };
}

const mutable = (data: Json): QueuedCommand['data'] => JSON.parse(JSON.stringify(data)) as QueuedCommand['data'];

/**
 * Brings commands that an older app wrote down to the present shape of their commands (F14). One that may stand in the log already
 * keeps its shape, since the server knows a repeat by what was sent; it upcasts that by itself.
 */
export function upcast(queue: Queue, kinds: Kinds): Queue {
  return { ...queue, rows: queue.rows.map((row) => (row.sent ? row : upcastRow(row, kinds))) };
}

function upcastRow(row: Row, kinds: Kinds): Row {
  const step = kinds(row.type).upcast?.[row.v];
  return step ? upcastRow({ ...row, v: row.v + 1, data: step(row.data) }, kinds) : row;
}
