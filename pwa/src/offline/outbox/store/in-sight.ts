import type { Queue, Row } from '../machine/row.ts';
import type { Acked, Contents } from './store.ts';

/** What one change made of the queue; `number` counts the changes of a queue, over all tabs and for good. */
export type Written = {
  readonly number: number;
  /** Rows that are not in the queue any more. */
  readonly gone: readonly Row[];
  /** Rows that are new or not as they were, in the queue's order. */
  readonly changed: readonly Row[];
  /** Those of them that are new or say something else now, and what those that were there before said then. */
  readonly reworded: readonly Row[];
  readonly former: readonly Row[];
  /** How the queue as a whole stands now. */
  readonly state: Omit<Queue, 'rows'>;
  readonly applied: readonly Acked[];
  /** When it emptied the queue by sending, epoch ms; `null` when it did not. */
  readonly emptiedAt: number | null;
};

/** The contents after the change of that number. */
export type Numbered = { readonly number: number; readonly contents: Contents };

/**
 * What pages see of a stored queue. A change of this tab is drawn from what it wrote, since reading a long queue takes longer than
 * one edit may (G2); of changes by other tabs only the number is heard, and everything is read anew.
 */
export class InSight {
  readonly #read: () => Promise<Numbered>;
  readonly #remembered: number;
  readonly #listeners = new Set<(contents: Contents) => void>();
  #seen: Numbered | null = null;
  #reading: Promise<void> | null = null;
  #again = false;

  /** `remembered`: how many applied commands are kept at most. */
  constructor(read: () => Promise<Numbered>, remembered: number) {
    this.#read = read;
    this.#remembered = remembered;
  }

  /** The listener is told at once what is known already. */
  watch(listener: (contents: Contents) => void): () => void {
    this.#listeners.add(listener);
    if (this.#seen) listener(this.#seen.contents);
    return () => this.#listeners.delete(listener);
  }

  /** This tab has written; what it wrote is durable. Resolves when it is in sight. */
  async wrote(written: Written): Promise<void> {
    if (this.#seen === null || written.number > this.#seen.number + 1) return this.lookAgain();
    if (written.number <= this.#seen.number) return;
    this.#become({ number: written.number, contents: after(this.#seen.contents, written, this.#remembered) });
  }

  /** Somebody has written: `number` is that of the last change. */
  async heard(number: number): Promise<void> {
    if (number !== this.#seen?.number) await this.lookAgain();
  }

  /** Reads everything anew. Resolves when what was there at the call is in sight. */
  lookAgain(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      const before = this.#seen;
      const read = await this.#read();
      // What this tab wrote while it read is newer than what it read.
      if (this.#seen === before || read.number > (this.#seen?.number ?? 0)) this.#become(read);
    }
  }

  #become(seen: Numbered): void {
    this.#seen = seen;
    for (const listener of this.#listeners) listener(seen.contents);
  }
}

function after({ queue, applied, syncedAt }: Contents, written: Written, remembered: number): Contents {
  const { gone, changed, state } = written;
  const other = new Set([...gone, ...changed].map(({ seq }) => seq));
  const kept = queue.rows.filter(({ seq }) => !other.has(seq));
  return {
    queue: { ...state, rows: inOrder(kept, changed) },
    applied: remember(applied, written.applied, remembered),
    syncedAt: written.emptiedAt ?? syncedAt,
  };
}

/** Two parts of a queue, each in its order, as one. New rows come last, so that there is nothing to sort nearly always. */
function inOrder(kept: Queue['rows'], added: Queue['rows']): Queue['rows'] {
  const together = [...kept, ...added];
  const last = kept.at(-1);
  const [first] = added;
  if (!last || !first || last.seq < first.seq) return together;
  return together.sort((a, b) => a.seq - b.seq);
}

/** Applied commands with the newest of them; what became of a picture is remembered for good (`QueueTables`). */
function remember(applied: readonly Acked[], came: readonly Acked[], most: number): readonly Acked[] {
  const newest = came.at(-1);
  if (!newest) return applied;
  return [...applied, ...came].filter(({ ack, made }) => made !== null || ack > newest.ack - most);
}
