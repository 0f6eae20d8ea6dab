import type { Pool } from 'pg';
import { backOff } from '../backoff.ts';
import type { Waker } from '../waker.ts';
import { HeldClient } from './held-client.ts';

/**
 * Hears of other processes' flushes (one NOTIFY each, payload = head position) and wakes the subscriptions here.
 * A lost connection only costs time: subscriptions look by themselves every second.
 */
export class Notifications {
  readonly #pool: Pool;
  readonly #waker: Waker;
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;

  constructor(pool: Pool, waker: Waker) {
    this.#pool = pool;
    this.#waker = waker;
  }

  /** Begins listening once; later calls change nothing. */
  start(): void {
    if (!this.#closing.signal.aborted) this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#closing.signal.aborted; failures++) {
      const listened = await this.#listen();
      if (listened) failures = 0;
      if (!this.#closing.signal.aborted) await backOff(failures, this.#closing.signal);
    }
  }

  /** Listens until the connection ends; false when it never began. */
  async #listen(): Promise<boolean> {
    const held = new HeldClient(this.#pool);
    try {
      const client = await held.get();
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const end = (): void => resolve();
      const wake = (): void => this.#waker.wake();
      client.on('notification', wake).on('end', end).on('error', end);
      this.#closing.signal.addEventListener('abort', end, { once: true });
      await client.query('listen event_log');
      this.#waker.wake();
      if (!this.#closing.signal.aborted) await ended;
      client.off('notification', wake).off('end', end).off('error', end);
      return true;
    } catch {
      // Whatever kept us from listening is met again, and counted, by the next try; readers poll meanwhile.
      return false;
    } finally {
      held.drop(new Error('a connection that listened is not for others'));
    }
  }
}
