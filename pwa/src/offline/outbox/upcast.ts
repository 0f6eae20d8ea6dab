import type { Kinds } from './kind.ts';
import type { Queue, Row } from './row.ts';

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
