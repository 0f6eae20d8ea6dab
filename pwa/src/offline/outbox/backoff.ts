import { LONGEST_WAIT } from './next-step.ts';

const SHORTEST_WAIT = 1000;

/**
 * How long to wait after so many failures in a row, in ms: full jitter (a random part of a span that doubles from 1 s to 5 min),
 * so that phones that lost the server together do not come back together. `random` is in [0, 1). The server's own word wins.
 */
export function backoff(failures: number, random: number, retryAfter: number | null): number {
  if (retryAfter !== null) return Math.min(retryAfter, LONGEST_WAIT) + random * SHORTEST_WAIT;
  const span = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** Math.min(failures, 20));
  return random * span;
}
