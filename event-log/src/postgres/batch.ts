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
  const rounds = new Rounds();
  const batch: BatchMember<W>[] = [];
  let [events, bytes, last] = [0, 0, 0];
  for (const waiting of queue) {
    const { append } = waiting;
    events += append.events.length;
    bytes += append.bytes;
    const round = rounds.next(append);
    const fits = events <= BATCH_LIMITS.events && bytes <= BATCH_LIMITS.bytes && round < BATCH_LIMITS.rounds;
    if (!fits && batch.length > 0) break;
    batch.push({ waiting, round });
    last = Math.max(last, round);
  }
  return last === 0 ? batch : batch.sort((a, b) => a.round - b.round);
}

/** The first free round of each stream and each command id. */
class Rounds {
  readonly #streams = new Map<string, number>();
  readonly #commands = new Map<string, number>();

  next({ request: { stream, receipt } }: PreparedAppend): number {
    const command = receipt.commandId.toLowerCase();
    const round = Math.max(this.#streams.get(stream) ?? 0, this.#commands.get(command) ?? 0);
    this.#streams.set(stream, round + 1);
    this.#commands.set(command, round + 1);
    return round;
  }
}
