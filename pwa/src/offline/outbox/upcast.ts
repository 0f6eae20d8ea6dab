import type { Queue, Row } from './row.ts';
import type { JsonObject } from './wish.ts';

/** How the data of a command's version becomes that of the next one: by type, then by the version that it comes from. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: JsonObject) => JsonObject>>>>;

/**
 * Brings wishes that an older app wrote down to the present shape of their commands (F14). One that may stand in the log already
 * keeps its shape, since the server knows a repeat by what was sent; it upcasts that by itself.
 */
export function upcast(queue: Queue, upcasters: Upcasters): Queue {
  return { ...queue, rows: queue.rows.map((row) => (row.sent ? row : upcastRow(row, upcasters))) };
}

function upcastRow(row: Row, upcasters: Upcasters): Row {
  const step = upcasters[row.type]?.[row.v];
  return step ? upcastRow({ ...row, v: row.v + 1, data: step(row.data) }, upcasters) : row;
}
