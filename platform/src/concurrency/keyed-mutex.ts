import pLimit, { type LimitFunction } from 'p-limit';

/** Runs the works of one key one after the other, in the order they came; different keys do not wait for each other. */
export class KeyedMutex {
  readonly #held = new Map<string, { readonly limit: LimitFunction; works: number }>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const held = this.#held.get(key) ?? { limit: pLimit(1), works: 0 };
    this.#held.set(key, held);
    held.works += 1;
    try {
      return await held.limit(work);
    } finally {
      held.works -= 1;
      if (held.works === 0) this.#held.delete(key);
    }
  }
}
