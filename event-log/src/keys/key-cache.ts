type Entry = { readonly key: Buffer | null; readonly until: number };

/**
 * Keys already fetched. A living key is forgotten after `freshMs`, so that its destruction by another process is
 * noticed; a destroyed one stays, destruction is for ever. The oldest entry leaves when there are too many.
 */
export class KeyCache {
  readonly #entries = new Map<string, Entry>();
  readonly #freshMs: number;
  readonly #capacity: number;

  constructor(freshMs: number, capacity: number) {
    this.#freshMs = freshMs;
    this.#capacity = capacity;
  }

  /** Undefined when the store has to be asked. */
  get(subject: string): Buffer | null | undefined {
    const entry = this.#entries.get(subject);
    return entry && entry.until > performance.now() ? entry.key : undefined;
  }

  set(subject: string, key: Buffer | null): void {
    this.#entries.delete(subject);
    this.#entries.set(subject, { key, until: key ? performance.now() + this.#freshMs : Number.POSITIVE_INFINITY });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#capacity && oldest !== undefined) this.#entries.delete(oldest);
  }
}
