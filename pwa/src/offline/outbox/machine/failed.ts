import type { Problem } from '@meikan/contracts';
import { LONGEST_WAIT } from './next-step.ts';
import type { Failure, Inflight, Pause, Queue, Row, Trouble } from './row.ts';

/** The batch as such was not taken: too large, or not readable. */
type NotTaken = { readonly kind: 'not-taken'; readonly tooLarge: boolean; readonly problem: Problem | null };

/** A whole request that brought no results, as the sender read it. */
export type RequestFailure =
  /** Nothing usable came back; the batch may have arrived all the same. */
  | { readonly kind: 'lost'; readonly failure: 'unreachable' | 'timeout' | 'not-meikan' }
  /** Meikan cannot now. `retryAfter` in ms. */
  | { readonly kind: 'busy'; readonly retryAfter: number | null }
  /** Meikan broke down (500 and its like): perhaps over one of them. */
  | { readonly kind: 'broken' }
  | NotTaken
  | { readonly kind: 'pause'; readonly pause: Pause };

/**
 * Takes a request that failed as a whole: everything it carried waits, under the same ids, or says why it cannot.
 * What a holder that was replaced has heard says nothing of the queue (F8).
 */
export function failed(queue: Queue, epoch: number, failure: RequestFailure, deps: Deps): Queue {
  const carried = queue.rows.filter((row) => row.status === 'inflight' && row.epoch === epoch).length;
  if (carried === 0) return queue;
  const rows = queue.rows.map((row) =>
    row.status === 'inflight' && row.epoch === epoch ? fateOf(row, failure, carried, deps) : row,
  );
  const next: Queue = { ...queue, rows };
  switch (failure.kind) {
    case 'pause':
      return { ...next, pause: failure.pause };
    case 'lost':
    case 'busy': {
      const failures = queue.failures + 1;
      const retryAfter = failure.kind === 'busy' ? failure.retryAfter : null;
      const notBefore = deps.now + backoff(failures, deps.random(), retryAfter);
      return { ...next, failures, notBefore, askedToWait: retryAfter !== null };
    }
    case 'broken':
    case 'not-taken':
      return next;
  }
}

/**
 * What a request as a whole was told says nothing of its commands: browsers repeat a request by themselves when its connection
 * breaks, so that the refusal may be the second answer, and the first, which was lost, a yes. Only a size is too large each time.
 */
function fateOf(row: Inflight, failure: RequestFailure, carried: number, deps: Deps): Row {
  switch (failure.kind) {
    case 'pause':
      return back(row, row.failure);
    case 'lost':
      return back(row, failure.failure);
    case 'busy':
      return back(row, 'busy');
    case 'broken':
      return { ...back(row, 'broken'), notBefore: deps.now + backoff(row.attempts, deps.random(), null) };
    case 'not-taken':
      return carried > 1 ? back(row, 'malformed') : turnedAway(row, failure, deps);
  }
}

/**
 * What went alone and was not taken asks once more, and stands before its person when it is not taken again: the first no may be
 * the browser's own second attempt, after a yes that was lost. A repeat finds out, and nobody is asked about what has come true
 * already (chaos seeds 11044, 22015).
 */
function turnedAway(row: Inflight, { tooLarge, problem }: NotTaken, deps: Deps): Row {
  if (tooLarge) return standing(row, row.sent, { kind: 'too-large', problem });
  if (row.failure === 'turned-away') return standing(row, true, { kind: 'refused', problem });
  return { ...back(row, 'turned-away'), notBefore: deps.now + backoff(row.attempts, deps.random(), null) };
}

function back({ epoch: _, ...row }: Inflight, failure: Failure | null): Row & { status: 'waiting' } {
  return { ...row, status: 'waiting', sent: true, failure };
}

function standing({ epoch: _, ...row }: Inflight, sent: boolean, trouble: Trouble): Row {
  return { ...row, status: 'standing', sent, trouble, failure: null, notBefore: null };
}

const SHORTEST_WAIT = 1000;

/**
 * How long to wait after so many failures in a row, in ms: full jitter (a random part of a span that doubles from 1 s to 5 min),
 * so that phones that lost the server together do not come back together. `random` is in [0, 1). The server's own word wins.
 */
function backoff(failures: number, random: number, retryAfter: number | null): number {
  if (retryAfter !== null) return Math.min(retryAfter, LONGEST_WAIT) + random * SHORTEST_WAIT;
  const span = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** Math.min(failures, 20));
  return random * span;
}

/** What the machine needs from outside: ids for commands that are sent anew, the device's time (epoch ms), chance in [0, 1). */
export type Deps = { readonly newId: () => string; readonly now: number; readonly random: () => number };
