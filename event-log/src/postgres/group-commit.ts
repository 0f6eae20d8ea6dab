import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { DatabaseError } from 'pg';
import { backOff } from '../backoff.ts';
import { LogClosed, LogOverloaded, LogUnavailable } from '../faults.ts';
import type { AppendResult } from '../port.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { type BatchMember, takeBatch } from './batch.ts';
import { isPassing, wasRolledBack } from './database-fault.ts';
import { type FlushRow, flushStatement, resultOf } from './flush-statement.ts';
import { HeldClient } from './held-client.ts';

type Waiting = {
  readonly append: PreparedAppend;
  readonly since: number;
  /** An earlier flush of it ended without an answer: its receipt, if there is one, is its own. */
  uncertain: boolean;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
};

type Flushed =
  | { readonly kind: 'answered'; readonly rows: readonly FlushRow[] }
  | { readonly kind: 'failed'; readonly error: unknown };

export type GroupCommitOptions = {
  readonly pool: Pool;
  /** Called after each flush that appended. */
  readonly onAppended: () => void;
  /** Waiting appends over these are refused as overloaded. */
  readonly maxWaiting: number;
  readonly maxWaitingBytes: number;
  /** How long an append may wait through an outage, in milliseconds. */
  readonly patienceMs: number;
  /** After this many milliseconds without an answer a flush counts as lost. */
  readonly flushTimeoutMs: number;
};

/**
 * Appends of concurrent callers share one statement: while a flush is in flight the next batch gathers, so batches
 * grow with the load and an idle log answers at once. One flight only: the head row would serialise more anyway.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  readonly #client: HeldClient;
  readonly #closing = new AbortController();
  #queue: Waiting[] = [];
  #bytes = 0;
  #running: Promise<void> | null = null;
  /** Since when PostgreSQL has not answered, by the monotonic clock; null while it does. */
  #downSince: number | null = null;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
    this.#client = new HeldClient(options.pool);
  }

  /** Resolves after the commit. Throws LogOverloaded or LogUnavailable without waiting when there is no hope. */
  append(append: PreparedAppend): Promise<AppendResult> {
    this.#admit(append);
    const { promise, resolve, reject } = Promise.withResolvers<AppendResult>();
    this.#queue.push({ append, since: performance.now(), uncertain: false, resolve, reject });
    this.#bytes += append.bytes;
    this.#running ??= this.#run();
    return promise;
  }

  /** Lets the waiting appends finish (an outage ends them), then gives the connection back. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    this.#client.release();
  }

  #admit(append: PreparedAppend): void {
    const { maxWaiting, maxWaitingBytes, patienceMs } = this.#options;
    if (this.#closing.signal.aborted) throw new LogClosed('the event log is closed');
    if (this.#downSince !== null && performance.now() - this.#downSince > patienceMs) {
      throw new LogUnavailable('PostgreSQL has not answered for a while');
    }
    if (this.#queue.length >= maxWaiting || this.#bytes + append.bytes > maxWaitingBytes) {
      throw new LogOverloaded(`${this.#queue.length} appends are waiting`);
    }
  }

  async #run(): Promise<void> {
    try {
      await this.#drain();
    } catch (error) {
      this.#settle(this.#queue, (waiting) => waiting.reject(error));
    } finally {
      // Something may have been queued while the last answers were on their way out of here.
      this.#running = this.#queue.length > 0 ? this.#run() : null;
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
    return this.#queue.length > 0 || (this.#downSince !== null && !this.#closing.signal.aborted);
  }

  /** False when PostgreSQL gave no answer. */
  async #step(): Promise<boolean> {
    const client = await this.#connected();
    if (!client) return false;
    this.#downSince = null;
    return this.#queue.length === 0 || this.#flush(client, takeBatch(this.#queue));
  }

  async #connected(): Promise<PoolClient | null> {
    try {
      return await this.#client.get();
    } catch (error) {
      if (!isPassing(error)) throw error;
      return null;
    }
  }

  /** True when every member has its answer; false when PostgreSQL gave none and the batch stays at the queue's front. */
  async #flush(client: PoolClient, batch: readonly BatchMember<Waiting>[]): Promise<boolean> {
    const members = batch.map(({ waiting, round }) => ({ append: waiting.append, round }));
    const flushed = await this.#send(client, flushStatement(members, this.#options.flushTimeoutMs));
    if (flushed.kind === 'answered') {
      this.#answer(batch, flushed.rows);
      return true;
    }
    if (!isPassing(flushed.error)) return this.#isolate(client, batch, flushed.error);
    for (const { waiting } of batch) waiting.uncertain ||= !wasRolledBack(flushed.error);
    this.#client.drop(asError(flushed.error));
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

  #answer(batch: readonly BatchMember<Waiting>[], rows: readonly FlushRow[]): void {
    const answers = new Map(rows.map((row) => [batch[row.request - 1]?.waiting, row]));
    this.#settle(
      batch.map(({ waiting }) => waiting),
      (waiting) => {
        const row = answers.get(waiting);
        if (row) waiting.resolve(ownAnswer(waiting, resultOf(row, waiting.append)));
        else waiting.reject(new Error('the flush left a request unanswered'));
      },
    );
    if (rows.some(({ answer }) => answer === 'appended')) this.#options.onAppended();
  }

  /** A statement the server refuses harms only its culprit: the members of its batch are flushed one by one. */
  async #isolate(client: PoolClient, batch: readonly BatchMember<Waiting>[], error: unknown): Promise<boolean> {
    const waitings = batch.map(({ waiting }) => waiting);
    if (waitings.length === 1) {
      this.#settle(waitings, (waiting) => settleRefused(waiting, error));
      return true;
    }
    for (const waiting of waitings) {
      if (!(await this.#flush(client, [{ waiting, round: 0 }]))) return false;
    }
    return true;
  }

  /** Between two tries of an outage: whoever waited longer than promised is told so. */
  async #endure(failures: number): Promise<void> {
    const now = performance.now();
    this.#downSince ??= now;
    const hopeless = this.#closing.signal.aborted
      ? this.#queue
      : this.#queue.filter(({ since }) => now - since > this.#options.patienceMs);
    this.#settle(hopeless, (waiting) =>
      waiting.reject(new LogUnavailable('PostgreSQL does not answer', { outcomeUnknown: waiting.uncertain })),
    );
    if (this.#isNeeded()) await backOff(failures, this.#closing.signal);
  }

  /** Takes them from the queue, then answers them. */
  #settle(settled: readonly Waiting[], answer: (waiting: Waiting) => void): void {
    const gone = new Set(settled);
    this.#queue = this.#queue.filter((waiting) => !gone.has(waiting));
    for (const { append } of settled) this.#bytes -= append.bytes;
    settled.forEach(answer);
  }
}

/** A receipt found after a flush without an answer was written by that flush: the append is new to its caller. */
function ownAnswer(waiting: Waiting, result: AppendResult): AppendResult {
  if (!waiting.uncertain || result.kind !== 'repeated') return result;
  const { position, revision } = result.receipt;
  return revision === null ? result : { kind: 'appended', position, revision };
}

/** An event id that is stored already belongs to another command: the ids were not derived from this one. */
function settleRefused(waiting: Waiting, error: unknown): void {
  if (error instanceof DatabaseError && error.constraint === 'event_id_is_unique') waiting.resolve({ kind: 'reused' });
  else waiting.reject(error);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
