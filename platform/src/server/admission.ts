import { ProblemError } from '../problems/problem-error.ts';

const RETRY_AFTER = 1;

/** Lets `most` calls work at once; the next are told at once to come again, so that nothing piles up (L3, F6). */
export class Admission {
  #inside = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#most) throw new ProblemError({ code: 'unavailable', retryAfter: RETRY_AFTER });
    this.#inside += 1;
    try {
      return await job();
    } finally {
      this.#inside -= 1;
    }
  }
}
