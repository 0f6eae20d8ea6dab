import { commandFields, type Json, type JsonObject, withCommandFields } from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { ABSENT, pick, WHOLE } from './command.ts';
import { dependentsOf } from './dependents.ts';
import type { Kinds } from './kinds.ts';
import { commandOf, type Queue, type Row, reached, type Standing, type Waiting, waiting } from './row.ts';

/** What a person chose for one field of a conflict. */
export type Choice = 'mine' | 'theirs' | { readonly value: Json };

const standingRow = (queue: Queue, id: string): Standing | null => {
  const row = queue.rows.find((one) => one.id === id);
  return row?.status === 'standing' ? row : null;
};

/**
 * Sends something again that the server did not take. A no to the command itself is remembered under its id, so it goes under
 * another; where only the request was turned away it may stand in the log, and keeps its id (F29).
 */
export function retry(queue: Queue, id: string, newId: string): Queue {
  const row = standingRow(queue, id);
  return row ? exchange(queue, row, row.sent ? asSent(row) : anew(row, newId)) : queue;
}

const anew = (row: Standing, id: string): Waiting => waiting({ ...commandOf(row), id }, row.seq);
const asSent = (row: Standing): Waiting => ({ ...waiting(commandOf(row), row.seq), sent: true });

function exchange(queue: Queue, old: Row, next: Row): Queue {
  const rows = queue.rows.map((row) => {
    if (row === old) return next;
    if (!row.dependsOn.includes(old.id)) return row;
    return { ...row, dependsOn: row.dependsOn.map((one) => (one === old.id ? next.id : one)) };
  });
  return { ...queue, rows };
}

export type Discarded = { readonly queue: Queue; readonly gone: readonly Row[] };

/** Gives up commands that are not on their way, with everything that has no sense without them. */
export function discard(queue: Queue, ids: readonly string[], kinds: Kinds): Discarded {
  const named = queue.rows.filter((row) => ids.includes(row.id));
  const all = new Set(named.flatMap((row) => [row, ...dependentsOf(queue.rows, row, kinds)]));
  if ([...all].some(({ status }) => status === 'inflight')) return { queue, gone: [] };
  const rows = queue.rows.filter((row) => !all.has(row)).map((row) => rebased(row, named));
  return { queue: { ...queue, rows }, gone: [...all] };
}

/** A later edit that began where a discarded one ended begins now where that one began. */
function rebased(row: Row, discarded: readonly Row[]): Row {
  let base = row.base;
  for (const gone of discarded) {
    if (gone.stream !== row.stream || gone.seq > row.seq) continue;
    const set = commandFields(gone.data);
    const moved = Object.keys(base).filter((name) => name in set && sameValue(base[name], set[name]));
    base = { ...base, ...Object.fromEntries(moved.map((name) => [name, gone.base[name] ?? null])) };
  }
  return base === row.base ? row : { ...row, base };
}

/** Undoes a discard: the rows stand where they stood, unless they came back otherwise meanwhile. */
export function putBack(queue: Queue, gone: readonly Row[]): Queue {
  const present = new Set(queue.rows.map(({ id }) => id));
  const rows = [...queue.rows, ...gone.filter(({ id }) => !present.has(id))].sort((a, b) => a.seq - b.seq);
  return { ...queue, rows };
}

/** Ends a conflict: per field what the person chose; what did not meet stays in it. Nothing left to send ends the row. */
export function decide(queue: Queue, id: string, choices: Readonly<Record<string, Choice>>, newId: string): Queue {
  const row = standingRow(queue, id);
  if (row?.trouble.kind !== 'conflict') return queue;
  const { theirs } = row.trouble;
  const seen = theirs.revision ?? ABSENT;
  if (row.trouble.fields.includes(WHOLE)) {
    return choices[WHOLE] === 'mine' ? exchange(queue, row, { ...anew(row, newId), seen }) : without(queue, row);
  }
  const fields = chosen(commandFields(row.data), choices);
  if (Object.keys(fields).length === 0) return without(queue, row);
  const base = pick({ ...row.base, ...theirs.fields }, Object.keys(fields));
  return exchange(queue, row, { ...anew(row, newId), data: withCommandFields(row.data, fields), base, seen });
}

function chosen(mine: JsonObject, choices: Readonly<Record<string, Choice>>): JsonObject {
  const entries = Object.entries(mine).flatMap(([name, value]): (readonly [string, Json])[] => {
    const choice = choices[name] ?? 'mine';
    if (choice === 'theirs') return [];
    return [[name, choice === 'mine' ? value : choice.value]];
  });
  return Object.fromEntries(entries);
}

const without = (queue: Queue, row: Row): Queue => ({ ...queue, rows: queue.rows.filter((one) => one !== row) });

/** Goes on after a pause, at once: somebody wants it. */
export const goOn = (queue: Queue): Queue => ({ ...tryNow(reached(queue)), pause: null });

/**
 * The way to the server is open again, or what held a partition is decided: the next try need not wait, but where the server asked for
 * it. A pause stays one.
 */
export const tryNow = (queue: Queue): Queue => ({
  ...(queue.askedToWait ? queue : reached(queue)),
  rows: queue.rows.map((row) => (row.notBefore === null ? row : { ...row, notBefore: null })),
});
