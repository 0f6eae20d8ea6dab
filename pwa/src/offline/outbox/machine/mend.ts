import { meet, touchedBy } from './dependents.ts';
import { canJoin, joined } from './join.ts';
import type { Kinds } from './kinds.ts';
import {
  commandOf,
  isUnsent,
  type Queue,
  type Row,
  type Standing,
  type Trouble,
  type Waiting,
  waiting,
} from './row.ts';

/** What a person can put right by saying something else; what is gone, or another's, is so whatever they say. */
const MENDABLE: ReadonlySet<Trouble['kind']> = new Set(['refused', 'too-large', 'picture-gone']);

const isMendable = (row: Row): row is Standing =>
  row.status === 'standing' && !row.sent && MENDABLE.has(row.trouble.kind);

/**
 * Puts right what the server said no to: a change of what it says goes with the rest of it, from its place and under the id of the
 * change, since the no is remembered under the old one (F29). `null`: there is no such thing, or something came
 * after it that cannot be told along.
 */
export function mend(queue: Queue, row: Waiting, kinds: Kinds): Queue | null {
  const partition = queue.rows.filter(({ stream }) => stream === row.stream);
  const told = new Set(touchedBy(kinds, row));
  const refused = partition.find(
    (one) => isMendable(one) && canJoin(one, row, kinds) && meet(told, touchedBy(kinds, one)),
  );
  if (!refused) return null;
  const later = partition.filter(({ seq }) => seq > refused.seq);
  const followers = meeting(later, new Set([...told, ...touchedBy(kinds, refused)]), kinds);
  if (!followers.every((one) => isUnsent(one) && one.type === row.type)) return null;
  const mended = [...followers, row].reduce<Row>((first, next) => joined(first, next, kinds), refused);
  const anew = waiting({ ...commandOf(mended), id: row.id, about: row.about }, refused.seq);
  return inPlaceOf(queue, [refused, ...followers], anew);
}

/**
 * The rows that meet these fields, or the fields of one that does: told along from the place of the first, a row would pass one
 * between them that it meets.
 */
function meeting(rows: readonly Row[], fields: ReadonlySet<string>, kinds: Kinds): readonly Row[] {
  const met = rows.filter((row) => meet(fields, touchedBy(kinds, row)));
  const all = new Set([...fields, ...met.flatMap((row) => touchedBy(kinds, row))]);
  return all.size === fields.size ? met : meeting(rows, all, kinds);
}

/** Several rows become one, in the place of the first; who waits for any of them waits for it. */
function inPlaceOf(queue: Queue, [first, ...others]: readonly [Row, ...Row[]], next: Row): Queue {
  const ids = new Set([first, ...others].map(({ id }) => id));
  const rows = queue.rows.flatMap((row) => {
    if (row === first) return [next];
    if (others.includes(row)) return [];
    if (!row.dependsOn.some((id) => ids.has(id))) return [row];
    return [{ ...row, dependsOn: [...new Set(row.dependsOn.map((id) => (ids.has(id) ? next.id : id)))] }];
  });
  return { ...queue, rows };
}
