import type { PreparedAppend } from '../prepared-append.ts';

/** One flush holds at most this much, so that it stays short; a single append always fits. */
export const BATCH_LIMITS = { events: 1000, bytes: 1_000_000, rounds: 64 } as const;

export type BatchMember<W> = { readonly waiting: W; readonly round: number };

/**
 * Takes the longest run from the front of the queue that fits one flush. Requests on one stream, or with one command
 * id, get ascending rounds: each is decided after what the earlier ones wrote. The batch is the front of the queue,
 * sorted by round. Never empty for a non-empty queue.
 */
export function takeBatch<W extends { readonly append: PreparedAppend }>(queue: readonly W[]): BatchMember<W>[] {
  const lastRound = new Map<string, number>();
  const batch: BatchMember<W>[] = [];
  let events = 0;
  let bytes = 0;
  for (const waiting of queue) {
    const { append } = waiting;
    events += append.events.length;
    bytes += append.bytes;
    const round = nextRound(lastRound, append);
    const fits = events <= BATCH_LIMITS.events && bytes <= BATCH_LIMITS.bytes && round < BATCH_LIMITS.rounds;
    if (!fits && batch.length > 0) break;
    batch.push({ waiting, round });
  }
  return batch.sort((a, b) => a.round - b.round);
}

function nextRound(lastRound: Map<string, number>, { request }: PreparedAppend): number {
  // A UUID holds no letter beyond f before its first `-`, stream names start with a word: the two never collide.
  const keys = [request.stream, `#${request.receipt.commandId.toLowerCase()}`];
  const round = Math.max(...keys.map((key) => lastRound.get(key) ?? -1)) + 1;
  for (const key of keys) lastRound.set(key, round);
  return round;
}
