import type { Command } from './command.ts';
import { withoutMoot } from './dependents.ts';
import { canJoin, joined, mend } from './join.ts';
import { type Kinds, keptOf, settingOf } from './kinds.ts';
import { isBeside } from './merge.ts';
import { type Applied, isUnsent, type Queue, type Row, type Waiting, waiting } from './row.ts';

/** `id` names the row that now carries the command; `null`: it and what it would have undone have cancelled each other out. */
export type Enqueued = { readonly queue: Queue; readonly id: string | null };

/**
 * Puts a command at the end of the queue, or joins it with an earlier one of its partition that was never sent. `seq` is the next number
 * of the device's counter; `applied` are the partition's commands that came true, in their order. The same command twice is one (F30).
 */
export function enqueue(
  queue: Queue,
  command: Command,
  seq: number,
  applied: readonly Applied[],
  kinds: Kinds,
): Enqueued {
  const again =
    queue.rows.find(({ id }) => id === command.id) ?? applied.find((done) => done.command.id === command.id)?.command;
  if (again) return { queue, id: again.id };
  const row = waiting({ ...command, seen: seenSince(command, applied, kinds) }, seq);
  switch (kinds(command.type).merges) {
    case 'set':
      return set(queue, row, kinds);
    case 'fields':
      return change(queue, row, kinds);
    case 'remove':
      return remove(queue, row, kinds);
    case 'create':
    case 'upload':
    case 'unknown':
      return append(queue, row);
  }
}

const append = (queue: Queue, row: Waiting): Enqueued => ({
  queue: { ...queue, rows: [...queue.rows, row] },
  id: row.id,
});

const replace = (queue: Queue, old: Row, row: Row): Enqueued => ({
  queue: { ...queue, rows: queue.rows.map((one) => (one === old ? row : one)) },
  id: row.id,
});

const without = (queue: Queue, gone: readonly Row[]): Queue => ({
  ...queue,
  rows: queue.rows.filter((row) => !gone.includes(row)),
});

/**
 * The snapshot that a person saw has the device's own applied edits folded over it: they saw the revision after them. Not after one
 * that came true behind a form which stood open in another tab: the server shall say so.
 */
function seenSince(command: Command, applied: readonly Applied[], kinds: Kinds): string | null {
  let reached = command.seen;
  for (const { command: done, revision } of applied) {
    const isNext = reached !== null && done.seen === reached && revision !== null;
    if (isNext && !isBeside(command, done, kinds)) reached = revision;
  }
  return reached;
}

/**
 * The last command for a setting wins: over one that was not sent, and over one that the server did not take. What those told and it
 * leaves as it stands is told on with it; where it cannot hold that, it follows instead. Fields that were changed in between stay before
 * it: what somebody writes and then publishes is not seen by others in another order.
 */
function set(queue: Queue, row: Waiting, kinds: Kinds): Enqueued {
  const setting = settingOf(row, kinds);
  const partition = queue.rows.filter((one) => one.stream === row.stream && settingOf(one, kinds) === setting);
  const unheard = partition.filter((one) => isUnsent(one) || one.status === 'standing');
  const told = Object.assign({}, ...unheard.map((one) => (one.type === row.type ? keptOf(one, kinds) : {})));
  const data = { ...told, ...row.data };
  const rest = without(
    queue,
    partition.filter(({ status }) => status === 'standing'),
  );
  const last = partition.at(-1);
  const isHeld = last && (last.type === row.type || Object.keys(keptOf(last, kinds)).length === 0);
  if (!last || !isUnsent(last) || !isHeld) return append(rest, { ...row, data });
  const between = queue.rows.filter(({ stream, seq }) => stream === row.stream && seq > last.seq);
  if (between.some((one) => kinds(one.type).merges === 'fields'))
    return append(without(rest, [last]), { ...row, data });
  const { type, v, issuedAt, about } = row;
  return replace(rest, last, { ...last, type, v, data, issuedAt, about });
}

/** Joins changes of fields to one command, also to one that they mend. */
function change(queue: Queue, row: Waiting, kinds: Kinds): Enqueued {
  const mended = mend(queue, row, kinds);
  if (mended) return { queue: mended, id: row.id };
  const partition = queue.rows.filter(({ stream }) => stream === row.stream);
  const last = partition.at(-1);
  // Beside one that stands, each goes for itself: what does not meet it need not wait for its end.
  const goesAlone = partition.some((one) => one.status === 'standing' || isBeside(row, one, kinds));
  if (!last || !isUnsent(last) || goesAlone) return append(queue, row);
  const sawTheSame = kinds(last.type).merges === 'create' || last.seen === row.seen;
  if (!sawTheSame || !canJoin(last, row, kinds)) return append(queue, row);
  return replace(queue, last, joined(last, row, kinds));
}

/** What it makes moot goes; when it goes with it, nobody waits for it any more. */
function remove(queue: Queue, row: Waiting, kinds: Kinds): Enqueued {
  const left = withoutMoot(append(queue, row).queue, kinds);
  return { queue: left, id: left.rows.some(({ id }) => id === row.id) ? row.id : null };
}
