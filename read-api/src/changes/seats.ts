import { networkOf, ProblemError } from '@meikan/platform';

/** Open streams of one process, and of one subscriber: more are told to come again. */
const MOST_STREAMS = 500;
const MOST_OF_NETWORK = 20;

/** Keeps count of the open streams. */
export class Seats {
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** A seat for a reader at this address; what it answers gives the seat back. @throws ProblemError 503, 429 */
  take(ip: string): () => void {
    const network = networkOf(ip);
    const own = this.#taken.get(network) ?? 0;
    if (this.#all >= MOST_STREAMS) throw new ProblemError({ code: 'unavailable', retryAfter: 30 });
    if (own >= MOST_OF_NETWORK) throw new ProblemError({ code: 'too-many-requests', retryAfter: 30 });
    this.#all += 1;
    this.#taken.set(network, own + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#taken.get(network) ?? 1) - 1;
      if (left === 0) this.#taken.delete(network);
      else this.#taken.set(network, left);
    };
  }
}
