import { WHOLE } from './command.ts';
import { meet, touchedBy } from './dependents.ts';
import type { Kinds } from './kinds.ts';
import { isBeside } from './merge.ts';
import type { Inflight, Pause, Queue, Row, Standing, Waiting } from './row.ts';

/** A batch holds at most so many commands and so many bytes of data. */
export const BATCH = { commands: 20, bytes: 256 * 1024 } as const;
/** No wait is longer than this, in ms; a moment further ahead means that the device's clock was set back. */
export const LONGEST_WAIT = 5 * 60_000;

/** What there is to do. */
export type Step =
  | { readonly kind: 'send'; readonly rows: readonly Waiting[] }
  | { readonly kind: 'upload'; readonly row: Waiting }
  /** Nothing before this moment (epoch ms). */
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'paused'; readonly pause: Pause }
  /** Everything that is left waits for an answer or for a person. */
  | { readonly kind: 'held' }
  | { readonly kind: 'idle' };

/** Says what to do with the queue at `now` (epoch ms of the device). Pure; asking twice changes nothing. */
export function nextStep(queue: Queue, now: number, online: boolean, kinds: Kinds): Step {
  if (queue.rows.length === 0) return { kind: 'idle' };
  if (queue.pause !== null) return { kind: 'paused', pause: queue.pause };
  if (!online) return { kind: 'offline' };
  if (isLater(queue.notBefore, now)) return { kind: 'wait', until: queue.notBefore };
  const { ready, soonest } = sortOut(queue.rows, now, kinds);
  const commands = batchOf(ready.filter((row) => kinds(row.type).merges !== 'upload'));
  if (commands.length > 0) return { kind: 'send', rows: commands };
  const [upload] = ready;
  if (upload) return { kind: 'upload', row: upload };
  return soonest === null ? { kind: 'held' } : { kind: 'wait', until: soonest };
}

const isLater = (moment: number | null, now: number): moment is number =>
  moment !== null && moment > now && moment - now <= LONGEST_WAIT;

type Sorted = { readonly ready: readonly Waiting[]; readonly soonest: number | null };

/**
 * Which rows may go, in order: nothing passes an earlier row of its partition that it meets, nor what it builds on. An edit that was made
 * on another revision than one before it in its partition, or beside it, waits for that one's answer.
 */
function sortOut(rows: readonly Row[], now: number, kinds: Kinds): Sorted {
  const partitions = new Map<string, Set<string>>();
  const going = new Map<string, readonly Waiting[]>();
  const unfinished = new Set(rows.map(({ id }) => id));
  const ready: Waiting[] = [];
  let soonest: number | null = null;
  for (const row of rows) {
    const fields = touchedBy(kinds, row);
    const held = partitions.get(row.stream) ?? new Set<string>();
    const late = isLater(row.notBefore, now);
    if (late) soonest = Math.min(soonest ?? row.notBefore, row.notBefore);
    const may = row.status === 'waiting' && !late && kinds(row.type).merges !== 'unknown';
    const before = going.get(row.stream) ?? [];
    const follows = before.every((one) => one.seen === row.seen && !isBeside(row, one, kinds));
    if (may && follows && !meet(held, fields) && allDone(row, unfinished)) {
      ready.push(row);
      going.set(row.stream, [...before, row]);
      // What follows in the same batch comes after it; a file must have arrived first.
      if (kinds(row.type).merges !== 'upload') unfinished.delete(row.id);
    } else {
      partitions.set(row.stream, new Set([...held, ...heldBy(row, late, fields)]));
    }
  }
  return { ready, soonest };
}

/** What is on its way, or comes later, holds its whole partition; what waits for something holds its own fields. */
const heldBy = ({ status }: Row, late: boolean, fields: readonly string[]): readonly string[] =>
  status === 'inflight' || late ? [WHOLE] : fields;

const allDone = ({ dependsOn }: Row, unfinished: ReadonlySet<string>): boolean =>
  dependsOn.every((id) => !unfinished.has(id));

/** The first rows that fit in one request. What broke a batch before goes alone; nothing passes a row that it follows. */
function batchOf(rows: readonly Waiting[]): readonly Waiting[] {
  const batch: Waiting[] = [];
  const passedOver = new Set<string>();
  let bytes = 0;
  for (const row of rows) {
    if (batch.length === 0 && goesAlone(row)) return [row];
    if (goesAlone(row) || [row.stream, ...row.dependsOn].some((name) => passedOver.has(name))) {
      passedOver.add(row.stream).add(row.id);
      continue;
    }
    bytes += sizeOf(row);
    if (batch.length > 0 && (batch.length === BATCH.commands || bytes > BATCH.bytes)) break;
    batch.push(row);
  }
  return batch;
}

const ALONE: ReadonlySet<Row['failure']> = new Set(['broken', 'malformed', 'turned-away']);
const goesAlone = ({ failure }: Row): boolean => ALONE.has(failure);

const utf8 = new TextEncoder();
const sizeOf = ({ data, base }: Row): number => utf8.encode(JSON.stringify([data, base])).length;

/** Marks what is about to be sent; `epoch` names the holder that sends it. */
export function send(queue: Queue, rows: readonly Waiting[], epoch: number): Queue {
  const going = new Set(rows.map(({ id }) => id));
  return {
    ...queue,
    rows: queue.rows.map((row) => (row.status === 'waiting' && going.has(row.id) ? inflight(row, epoch) : row)),
  };
}

const inflight = (row: Waiting, epoch: number): Inflight => ({
  ...row,
  status: 'inflight',
  epoch,
  attempts: row.attempts + 1,
  notBefore: null,
});

/** What shows a picture that is nowhere any more cannot come true: it stands until its person has chosen another. */
export function withoutPicture(queue: Queue, going: readonly Waiting[], epoch: number): Queue {
  const ids = new Set(going.map(({ id }) => id));
  const rows = queue.rows.map((row) => {
    if (row.status !== 'inflight' || row.epoch !== epoch || !ids.has(row.id)) return row;
    return lacking(row);
  });
  return { ...queue, rows };
}

const lacking = ({ epoch: _, ...row }: Inflight): Standing => ({
  ...{ ...row, status: 'standing', sent: false, failure: null, notBefore: null },
  trouble: { kind: 'picture-gone', problem: null },
});

/** What a former holder left on its way is sent again, under the same ids: perhaps it has arrived, perhaps not (F2). */
export function reclaim(queue: Queue, epoch: number): Queue {
  const rows = queue.rows.map((row) => {
    if (row.status !== 'inflight' || row.epoch === epoch) return row;
    const { epoch: _, ...rest } = row;
    return { ...rest, status: 'waiting' as const, sent: true };
  });
  return { ...queue, rows };
}
