import { backOff } from '../backoff.ts';
import type { Waker } from '../waker.ts';
import type { Store } from './store.ts';

/**
 * A live subscription that only wakes the readers, so that nothing depends on what it delivers. The client never
 * subscribes again by itself (trap 13): on error or end a new one is made, with backoff.
 */
export class WakeUps {
  readonly #store: Store;
  readonly #waker: Waker;
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;

  constructor(store: Store, waker: Waker) {
    this.#store = store;
    this.#waker = waker;
  }

  start(): void {
    if (!this.#closing.signal.aborted) this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#closing.signal.aborted; failures++) {
      if (await this.#listen()) failures = 0;
      if (!this.#closing.signal.aborted) await backOff(failures, this.#closing.signal);
    }
  }

  /** False when it ended before the first event. */
  async #listen(): Promise<boolean> {
    let heard = false;
    try {
      const subscription = this.#store.subscribeToAll({ fromPosition: 'end', resolveLinkTos: false });
      const stop = (): void => void subscription.unsubscribe();
      this.#closing.signal.addEventListener('abort', stop, { once: true });
      for await (const _event of subscription) {
        heard = true;
        this.#waker.wake();
      }
      this.#closing.signal.removeEventListener('abort', stop);
    } catch {
      // Readers look by themselves every second; what failed is met again by the next subscription.
      return heard;
    }
    return heard;
  }
}
