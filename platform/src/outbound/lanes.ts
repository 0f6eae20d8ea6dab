import { ProblemError } from '../problems/problem-error.ts';

type Waiting = { readonly host: string; readonly start: () => void };

const MOST_WAITING = 500;
const RETRY_AFTER = 30;

/** Lets few jobs run at once, and only one per host; the others wait in order. */
export class Lanes {
  readonly #width: number;
  readonly #running = new Set<string>();
  #waiting: readonly Waiting[] = [];

  constructor(width: number) {
    this.#width = width;
  }

  async run<T>(host: string, job: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= MOST_WAITING) throw new ProblemError({ code: 'unavailable', retryAfter: RETRY_AFTER });
    await new Promise<void>((start) => {
      this.#waiting = [...this.#waiting, { host, start }];
      this.#startNext();
    });
    try {
      return await job();
    } finally {
      this.#running.delete(host);
      this.#startNext();
    }
  }

  #startNext(): void {
    if (this.#running.size >= this.#width) return;
    const next = this.#waiting.find(({ host }) => !this.#running.has(host));
    if (next === undefined) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    this.#running.add(next.host);
    next.start();
    this.#startNext();
  }
}
