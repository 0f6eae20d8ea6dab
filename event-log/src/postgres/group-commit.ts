import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient, type QueryConfig } from 'pg';
import { backOff } from '../backoff.ts';
import { LogClosed, LogUnavailable } from '../faults.ts';
import type { AppendResult } from '../port.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { AppendQueue, type QueueLimits, type Waiting } from './append-queue.ts';
import { type BatchMember, takeBatch } from './batch.ts';
import { isPassing, wasRolledBack } from './database-fault.ts';
import { type FlushRow, flushStatement, resultOf } from './flush-statement.ts';
import { HeldClient } from './held-client.ts';

export type GroupCommitOptions = QueueLimits & {
  readonly pool: Pool;
  /** Called after each flush that appended. */
  readonly onAppended: () => void;
  /** How long an append may wait through an outage, in milliseconds. */
  readonly outageTimeoutMs: number;
  /** After this many milliseconds without an answer a flush counts as lost. */
  readonly flushTimeoutMs: number;
};

type Batch = readonly BatchMember<Waiting>[];
type Flushed =
  | { readonly kind: 'answered'; readonly rows: readonly FlushRow[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Appends of concurrent callers share one statement: while a flush is in flight the next batch gathers, so batches
 * grow with the load and an idle log answers at once. One flight only: the head row would serialise more anyway.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  readonly #client: HeldClient;
  readonly #queue: AppendQueue;
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;
  /** Since when PostgreSQL has not answered, by the monotonic clock; null while it does. */
  #downSince: number | null = null;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
    this.#client = new HeldClient(options.pool);
    this.#queue = new AppendQueue(options);
  }

  /** Resolves after the commit. Throws LogOverloaded or LogUnavailable without waiting when there is no hope. */
  append(append: PreparedAppend): Promise<AppendResult> {
    if (this.#closing.signal.aborted) throw new LogClosed('the event log is closed');
    if (this.#downSince !== null && performance.now() - this.#downSince > this.#options.outageTimeoutMs) {
      throw new LogUnavailable('PostgreSQL has not answered for a while');
    }
    const answer = this.#queue.add(append);
    this.#running ??= this.#run();
    return answer;
  }

  /** Lets the waiting appends finish (an outage ends them), then gives the connection back. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    this.#client.release();
  }

  async #run(): Promise<void> {
    try {
      await this.#drain();
    } catch (error) {
      this.#queue.settle(this.#queue.all(), (waiting) => waiting.reject(error));
    } finally {
      // Something may have been queued while the last answers were on their way out of here.
      this.#running = this.#queue.size > 0 ? this.#run() : null;
    }
  }

  async #drain(): Promise<void> {
    let failures = 0;
    // Callers woken by the last flush, and requests of the same turn, join the batch before it leaves.
    await nextTurn();
    while (this.#isNeeded()) {
      const answered = await this.#step();
      failures = answered ? 0 : failures + 1;
      if (!answered) await this.#endure(failures);
      await nextTurn();
    }
  }

  /** In an outage somebody keeps trying even when nobody waits: new callers are refused until it is over. */
  #isNeeded(): boolean {
    return this.#queue.size > 0 || (this.#downSince !== null && !this.#closing.signal.aborted);
  }

  /** False when PostgreSQL gave no answer. */
  async #step(): Promise<boolean> {
    const client = await this.#connected();
    if (!client) return false;
    this.#downSince = null;
    return this.#queue.size === 0 || this.#flush(client, takeBatch(this.#queue.all()));
  }

  async #connected(): Promise<PoolClient | null> {
    try {
      return await this.#client.get();
    } catch (error) {
      if (!isPassing(error)) throw error;
      return null;
    }
  }

  /** True when every member has its answer; false when PostgreSQL gave none and the batch stays in the queue. */
  async #flush(client: PoolClient, batch: Batch): Promise<boolean> {
    const members = batch.map(({ waiting, round }) => ({ append: waiting.append, round }));
    const flushed = await this.#send(client, flushStatement(members, this.#options.flushTimeoutMs));
    if (flushed.kind === 'answered') {
      this.#answer(batch, flushed.rows);
      return true;
    }
    if (!isPassing(flushed.error)) return this.#isolate(client, batch, flushed.error);
    for (const { waiting } of batch) waiting.uncertain ||= !wasRolledBack(flushed.error);
    this.#client.drop(new Error('a flush ended without an answer', { cause: flushed.error }));
    return false;
  }

  async #send(client: PoolClient, statement: QueryConfig): Promise<Flushed> {
    try {
      const { rows } = await client.query<FlushRow>(statement);
      return { kind: 'answered', rows };
    } catch (error) {
      return { kind: 'failed', error };
    }
  }

  #answer(batch: Batch, rows: readonly FlushRow[]): void {
    const answers = new Map(rows.map((row) => [batch[row.request - 1]?.waiting, row]));
    this.#queue.settle(waitingOf(batch), (waiting) => {
      const row = answers.get(waiting);
      if (row) waiting.resolve(ownAnswer(waiting, resultOf(row, waiting.append)));
      else waiting.reject(new Error('the flush left a request unanswered'));
    });
    if (rows.some(({ answer }) => answer === 'appended')) this.#options.onAppended();
  }

  /** A statement the server refuses harms only its culprit: the members of its batch are flushed one by one. */
  async #isolate(client: PoolClient, batch: Batch, error: unknown): Promise<boolean> {
    if (batch.length === 1) {
      this.#queue.settle(waitingOf(batch), (waiting) => settleRefused(waiting, error));
      return true;
    }
    for (const waiting of waitingOf(batch)) {
      if (!(await this.#flush(client, [{ waiting, round: 0 }]))) return false;
    }
    return true;
  }

  /** Between two tries of an outage: whoever waited longer than promised is told so. */
  async #endure(failures: number): Promise<void> {
    const now = performance.now();
    this.#downSince ??= now;
    const timeout = this.#closing.signal.aborted ? 0 : this.#options.outageTimeoutMs;
    const hopeless = this.#queue.all().filter(({ since }) => now - since >= timeout);
    this.#queue.settle(hopeless, (waiting) =>
      waiting.reject(new LogUnavailable('PostgreSQL does not answer', { outcomeUnknown: waiting.uncertain })),
    );
    if (this.#isNeeded()) await backOff(failures, this.#closing.signal);
  }
}

function waitingOf(batch: Batch): readonly Waiting[] {
  return batch.map(({ waiting }) => waiting);
}

/** A receipt found after a flush without an answer was written by that flush: the append is new to its caller. */
function ownAnswer(waiting: Waiting, result: AppendResult): AppendResult {
  if (!waiting.uncertain || result.kind !== 'repeated' || result.receipt.outcome !== 'handled') return result;
  const { position, revision } = result.receipt;
  return revision === null ? result : { kind: 'appended', position, revision };
}

/** An event id that is stored already belongs to another command: the ids were not derived from this one. */
function settleRefused(waiting: Waiting, error: unknown): void {
  if (error instanceof DatabaseError && error.constraint === 'event_id_is_unique') waiting.resolve({ kind: 'reused' });
  else waiting.reject(error);
}
