import { commandFields, type Json, withCommandFields } from '@meikan/contracts';
import { earlier } from './command.ts';
import { meet, touchedBy } from './dependents.ts';
import type { Kinds } from './kinds.ts';
import { uploadsIn } from './pictures.ts';
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

/** Whether a change can become one command with an earlier one of its partition, as far as their kinds go. */
export const canJoin = (first: Row, next: Row, kinds: Kinds): boolean =>
  first.type === next.type || kinds(first.type).merges === 'create';

/** One command of two, in the place of the first: each field keeps the base that its first change had. */
export function joined<R extends Row>(first: R, next: Row, kinds: Kinds): R {
  const data = withCommandFields(first.data, { ...commandFields(first.data), ...commandFields(next.data) });
  const base = kinds(first.type).merges === 'create' ? first.base : { ...next.base, ...first.base };
  const needed = [...needs(first, data), ...next.dependsOn];
  const seen = earlier(first.seen, next.seen);
  return { ...first, data, base, seen, dependsOn: [...new Set(needed)], issuedAt: next.issuedAt };
}

/** What a command still builds on when it says this: not on a picture for which another one was chosen. */
function needs({ data: before, dependsOn }: Row, data: Json): readonly string[] {
  const shown = uploadsIn(data);
  const dropped = uploadsIn(before).filter((id) => !shown.includes(id));
  return dependsOn.filter((id) => !dropped.includes(id));
}

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
