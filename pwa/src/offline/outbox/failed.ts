import type { Problem } from '@meikan/contracts';
import { backoff } from './backoff.ts';
import type { Means } from './means.ts';
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

/** Takes a request that failed as a whole: everything it carried waits, under the same ids, or says why it cannot (offline.md 3). */
export function failed(queue: Queue, epoch: number, failure: RequestFailure, means: Means): Queue {
  const carried = queue.rows.filter((row) => row.status === 'inflight' && row.epoch === epoch).length;
  const rows = queue.rows.map((row) =>
    row.status === 'inflight' && row.epoch === epoch ? fateOf(row, failure, carried, means) : row,
  );
  const next: Queue = { ...queue, rows };
  switch (failure.kind) {
    case 'pause':
      return { ...next, pause: failure.pause };
    case 'lost':
    case 'busy': {
      const failures = queue.failures + 1;
      const wait = backoff(failures, means.random(), failure.kind === 'busy' ? failure.retryAfter : null);
      return { ...next, failures, notBefore: means.now + wait };
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
function fateOf(row: Inflight, failure: RequestFailure, carried: number, means: Means): Row {
  switch (failure.kind) {
    case 'pause':
      return back(row, row.failure);
    case 'lost':
      return back(row, failure.failure);
    case 'busy':
      return back(row, 'busy');
    case 'broken':
      return { ...back(row, 'broken'), notBefore: means.now + backoff(row.attempts, means.random(), null) };
    case 'not-taken':
      return carried > 1 ? back(row, 'malformed') : turnedAway(row, failure, means);
  }
}

/**
 * What went alone and was not taken stands before its person. But where an earlier attempt may have arrived whose answer was lost, it
 * asks once more first: a repeat finds out, and nobody is asked about what has come true already (chaos seed 11044).
 */
function turnedAway(row: Inflight, { tooLarge, problem }: NotTaken, means: Means): Row {
  if (tooLarge) return standing(row, row.sent, { kind: 'too-large', problem });
  if (row.sent && row.failure !== 'malformed') {
    return { ...back(row, 'malformed'), notBefore: means.now + backoff(row.attempts, means.random(), null) };
  }
  return standing(row, true, { kind: 'refused', problem });
}

function back({ epoch: _, ...row }: Inflight, failure: Failure | null): Row & { status: 'waiting' } {
  return { ...row, status: 'waiting', sent: true, failure };
}

function standing({ epoch: _, ...row }: Inflight, sent: boolean, trouble: Trouble): Row {
  return { ...row, status: 'standing', sent, trouble, failure: null, notBefore: null };
}
