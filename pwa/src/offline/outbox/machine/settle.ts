import type { CommandResult } from '@meikan/contracts';
import { dependentsOf } from './dependents.ts';
import type { Deps } from './failed.ts';
import { failed } from './failed.ts';
import type { Kinds } from './kinds.ts';
import { isBeside, mergeWith } from './merge.ts';
import { type Applied, commandOf, type Inflight, type Queue, type Row, reached, type Trouble } from './row.ts';

export type Settled = { readonly queue: Queue; readonly applied: readonly Applied[] };

/** What became of one row. */
type Fate =
  | { readonly kind: 'applied'; readonly applied: Applied }
  | { readonly kind: 'gone-already' }
  | { readonly kind: 'becomes'; readonly row: Row }
  /** Nothing was said about it. */
  | { readonly kind: 'again' }
  /** The server knows no such command: another version of the app must send it. */
  | { readonly kind: 'held-up' };

/**
 * Takes the answers to a batch. Only rows that are on their way under `epoch` are touched: the answers to a holder that was
 * replaced are void, since its rows were sent anew (F8). A row without an answer waits and keeps its id.
 */
export function settle(
  queue: Queue,
  epoch: number,
  results: readonly CommandResult[],
  kinds: Kinds,
  deps: Deps,
): Settled {
  const answers = new Map(results.map((result) => [result.id.toLowerCase(), result]));
  if (results.length > 0 && results.every(({ status }) => status === 'wrong-account')) {
    // Somebody else sits at this device: nothing was carried out, and all of it waits for its own account (F43).
    return { queue: failed(queue, epoch, { kind: 'pause', pause: 'sign-in' }, deps), applied: [] };
  }
  let settled: Settled = { queue: reached(queue), applied: [] };
  for (const { id } of queue.rows) {
    // As the answers to the rows before it have left it: they may have moved on what it has seen.
    const row = settled.queue.rows.find((one) => one.id === id);
    if (row?.status !== 'inflight' || row.epoch !== epoch) continue;
    settled = apply(settled, row, fateOf(row, answers.get(row.id.toLowerCase()), kinds, deps), kinds, deps);
  }
  return settled;
}

/** Takes a file's answer: it has an address now. */
export function settleUpload(queue: Queue, row: Inflight, made: string): Settled {
  const applied: Applied = { command: commandOf(row), seq: row.seq, revision: null, position: null, made };
  const rows = queue.rows.filter(({ id }) => id !== row.id);
  return { queue: { ...reached(queue), rows }, applied: [applied] };
}

function fateOf(row: Inflight, result: CommandResult | undefined, kinds: Kinds, deps: Deps): Fate {
  if (!result) return { kind: 'again' };
  switch (result.status) {
    case 'applied':
    case 'duplicate':
    case 'unchanged': {
      const { revision = null, position = null } = result;
      return { kind: 'applied', applied: { command: commandOf(row), seq: row.seq, revision, position, made: null } };
    }
    case 'conflict':
      return merged(row, result, kinds, deps);
    case 'refused':
    case 'forbidden':
    case 'gone':
    case 'wrong-account':
      return stands(row, { kind: result.status, problem: result.problem ?? null });
    case 'unknown-version':
      return { kind: 'held-up' };
    case 'blocked':
      return { kind: 'becomes', row: blocked(row, deps) };
  }
}

const stands = (row: Inflight, trouble: Trouble): Fate => ({
  kind: 'becomes',
  row: { ...row, status: 'standing', sent: false, trouble, failure: null, notBefore: null },
});

/** What it builds on has just been answered otherwise, and holds it as long as it stands; a second time it has to wait. */
function blocked(row: Inflight, deps: Deps): Row {
  const before = row.failure === 'blocked';
  const waiting = again(row, deps);
  return { ...waiting, failure: 'blocked', sent: false, notBefore: before ? waiting.notBefore : null };
}

/** Waits with the same id. What had no answer although others had is not asked for at once. */
function again({ epoch: _, ...row }: Inflight, { now }: Deps): Row & { status: 'waiting' } {
  return { ...row, status: 'waiting', sent: true, notBefore: now + 1000 * Math.min(2 ** row.attempts, 60) };
}

function merged(row: Inflight, { current, problem }: CommandResult, kinds: Kinds, { newId }: Deps): Fate {
  if (!current) return stands(row, { kind: 'refused', problem: problem ?? null });
  const outcome = mergeWith(row, current, kinds(row.type));
  switch (outcome.kind) {
    case 'anew': {
      const { epoch: _, ...rest } = row;
      const { data, base, seen } = outcome;
      // A conflict is a definite no: nothing of this command stands in the log, so that it may go under another id (F29).
      return {
        kind: 'becomes',
        row: { ...rest, id: newId(), data, base, seen, status: 'waiting', sent: false, failure: null },
      };
    }
    case 'done':
      return { kind: 'gone-already' };
    case 'stands':
      return stands(row, outcome.trouble);
  }
}

function apply(settled: Settled, row: Inflight, fate: Fate, kinds: Kinds, deps: Deps): Settled {
  const { queue, applied } = settled;
  switch (fate.kind) {
    case 'applied':
      return { queue: advance(drop(queue, row), row, fate.applied, kinds), applied: [...applied, fate.applied] };
    case 'gone-already':
      return { queue: dropAll(queue, [row, ...dependentsOf(queue.rows, row, kinds)]), applied };
    case 'becomes':
      return { queue: become(queue, row, fate.row), applied };
    case 'again':
      return { queue: become(queue, row, again(row, deps)), applied };
    case 'held-up': {
      const { epoch: _, ...rest } = row;
      return { queue: { ...become(queue, row, { ...rest, status: 'waiting' }), pause: 'update' }, applied };
    }
  }
}

const drop = (queue: Queue, row: Row): Queue => dropAll(queue, [row]);
const dropAll = (queue: Queue, gone: readonly Row[]): Queue => {
  const ids = new Set(gone.map(({ id }) => id));
  return { ...queue, rows: queue.rows.filter(({ id }) => !ids.has(id)) };
};

/** A row in another state, perhaps under another id; who waits for it follows. */
function become(queue: Queue, { id }: Row, next: Row): Queue {
  const rows = queue.rows.map((row) => {
    if (row.id === id) return next;
    if (next.id === id || !row.dependsOn.includes(id)) return row;
    return { ...row, dependsOn: row.dependsOn.map((one) => (one === id ? next.id : one)) };
  });
  return { ...queue, rows };
}

/**
 * Later edits of the partition were made on what was applied: they have seen its revision now. Not those that were made on another
 * revision than it was, or beside it: between them stands an edit that their person never saw, and the server shall say so.
 */
function advance(queue: Queue, row: Row, { revision }: Applied, kinds: Kinds): Queue {
  if (revision === null || row.seen === null) return queue;
  const rows = queue.rows.map((other) =>
    other.stream === row.stream && other.seq > row.seq && other.seen === row.seen && !isBeside(other, row, kinds)
      ? { ...other, seen: revision }
      : other,
  );
  return { ...queue, rows };
}
