/** Lets any number of readers sleep until something was appended. In process; nothing is queued, so waking is cheap. */
export class Waker {
  readonly #sleepers = new Set<() => void>();

  wake(): void {
    for (const rouse of [...this.#sleepers]) rouse();
  }

  /**
   * A sleep that has begun when this returns: what is appended between the call and the awaiting is not missed.
   * Ends on `wake`, after `atMostMs`, or when `signal` aborts.
   */
  sleep(atMostMs: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const rouse = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', rouse);
      this.#sleepers.delete(rouse);
      resolve();
    };
    const timer = setTimeout(rouse, atMostMs);
    signal.addEventListener('abort', rouse);
    this.#sleepers.add(rouse);
    if (signal.aborted) rouse();
    return promise;
  }
}
