import { LogOverloaded } from '../faults.ts';
import type { AppendResult } from '../port.ts';
import type { PreparedAppend } from '../prepared-append.ts';

/** One append on its way, and whom to tell. */
export type Waiting = {
  readonly append: PreparedAppend;
  /** When it came, by the monotonic clock. */
  readonly since: number;
  /** An earlier flush of it ended without an answer: its receipt, if there is one, is its own. */
  uncertain: boolean;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
};

export type QueueLimits = {
  /** Waiting appends over these are refused as overloaded. */
  readonly maxWaiting: number;
  readonly maxWaitingBytes: number;
};

/** The appends that wait, or are in flight, in the order they came. */
export class AppendQueue {
  readonly #limits: QueueLimits;
  #waiting: readonly Waiting[] = [];
  #arrived: Waiting[] = [];
  #bytes = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#waiting.length + this.#arrived.length;
  }

  /** Throws LogOverloaded when it is full: memory is bounded through the longest outage. */
  add(append: PreparedAppend): Promise<AppendResult> {
    if (this.size >= this.#limits.maxWaiting || this.#bytes + append.bytes > this.#limits.maxWaitingBytes) {
      throw new LogOverloaded(`${this.size} appends are waiting`);
    }
    const { promise, resolve, reject } = Promise.withResolvers<AppendResult>();
    this.#arrived.push({ append, since: performance.now(), uncertain: false, resolve, reject });
    this.#bytes += append.bytes;
    return promise;
  }

  all(): readonly Waiting[] {
    if (this.#arrived.length > 0) {
      this.#waiting = [...this.#waiting, ...this.#arrived];
      this.#arrived = [];
    }
    return this.#waiting;
  }

  /** Takes them out, then answers them. */
  settle(settled: readonly Waiting[], answer: (waiting: Waiting) => void): void {
    const gone = new Set(settled);
    this.#waiting = this.all().filter((waiting) => !gone.has(waiting));
    for (const { append } of settled) this.#bytes -= append.bytes;
    settled.forEach(answer);
  }
}
