import { setImmediate as nextTurn } from 'node:timers/promises';

const MOST_AT_ONCE = 250;

type Asking<V> = {
  readonly key: string;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Questions of concurrent callers share one statement, as appends do: while one is in flight the next gather. A
 * question is always answered by a statement that began after it was asked, so it sees everything committed before.
 */
export class Gathering<V> {
  readonly #load: (keys: readonly string[]) => Promise<(key: string) => V>;
  #asking: Asking<V>[] = [];
  #running = false;

  constructor(load: (keys: readonly string[]) => Promise<(key: string) => V>) {
    this.#load = load;
  }

  ask(key: string): Promise<V> {
    const { promise, resolve, reject } = Promise.withResolvers<V>();
    this.#asking.push({ key, resolve, reject });
    if (!this.#running) void this.#run();
    return promise;
  }

  async #run(): Promise<void> {
    this.#running = true;
    await nextTurn();
    while (this.#asking.length > 0) await this.#answer(this.#asking.splice(0, MOST_AT_ONCE));
    this.#running = false;
  }

  /** Never rejects: a failure is every asker's answer. */
  async #answer(asking: readonly Asking<V>[]): Promise<void> {
    try {
      const answerTo = await this.#load([...new Set(asking.map(({ key }) => key))]);
      for (const { key, resolve } of asking) resolve(answerTo(key));
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  }
}
