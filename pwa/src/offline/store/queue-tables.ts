import type { Landed, Queue, Row } from '../outbox/row.ts';
import type { CoreDatabase } from './core-database.ts';
import type { Acked, Changed } from './store.ts';

/** So many rows are looked at first for what may be sent; more only when none of them may. */
const WINDOW = 300;
/** So much of what came true is remembered, for views whose snapshot is older. */
const REMEMBERED = 1000;

/** The queue's tables, read in parts and written by what has changed. Every call belongs into a transaction of its caller. */
export class QueueTables {
  readonly #database: CoreDatabase;

  constructor(database: CoreDatabase) {
    this.#database = database;
  }

  async all(): Promise<Queue> {
    return this.#queueOf(await this.#database.outbox.orderBy('seq').toArray());
  }

  async lane(stream: string): Promise<Queue> {
    return this.#queueOf(await this.#database.outbox.where('stream').equals(stream).sortBy('seq'));
  }

  /** What came true in a lane, in its order. */
  landedIn(stream: string): Promise<readonly Acked[]> {
    return this.#database.landed.where('wish.stream').equals(stream).sortBy('ack');
  }

  /** Enough to say what is next, nearly always; `whole` when it is all there is. */
  async first(): Promise<{ readonly queue: Queue; readonly whole: boolean }> {
    const { outbox } = this.#database;
    const first = await outbox.orderBy('seq').limit(WINDOW).toArray();
    if (first.length < WINDOW) return { queue: await this.#queueOf(first), whole: true };
    const holding = await outbox.where('status').anyOf('inflight', 'standing').toArray();
    return { queue: await this.#queueOf(inOrder([...first, ...holding])), whole: false };
  }

  /** What hangs on the rows that are on their way: their lanes, and who names them. */
  async aroundInflight(): Promise<Queue> {
    const { outbox } = this.#database;
    const going = await outbox.where('status').equals('inflight').toArray();
    const streams = [...new Set(going.map(({ stream }) => stream))];
    const ids = going.map(({ id }) => id);
    const lanes = await outbox.where('stream').anyOf(streams).toArray();
    const waiting = await outbox.where('dependsOn').anyOf(ids).toArray();
    return this.#queueOf(inOrder([...lanes, ...waiting]));
  }

  /** Writes what a change made of the rows that it saw. */
  async write(before: Queue, { queue, landed = [] }: Changed): Promise<void> {
    const { outbox, meta } = this.#database;
    const kept = new Set(queue.rows.map(({ seq }) => seq));
    await outbox.bulkDelete(before.rows.flatMap(({ seq }) => (kept.has(seq) ? [] : [seq])));
    const old = new Set(before.rows);
    await outbox.bulkPut(queue.rows.filter((row) => !old.has(row)));
    const { pause, failures, notBefore } = queue;
    if (pause !== before.pause || failures !== before.failures || notBefore !== before.notBefore) {
      await meta.put({ key: 'queue', pause, failures, notBefore });
    }
    if (landed.length > 0) await this.#remember(landed);
  }

  /** The next number of one of the device's counters; 1 is the first. */
  async nextNumber(key: 'seq' | 'epoch'): Promise<number> {
    const value = ((await this.#database.metaOf(key))?.value ?? 0) + 1;
    await this.#database.meta.put({ key, value });
    return value;
  }

  async #queueOf(rows: readonly Row[]): Promise<Queue> {
    const { pause = null, failures = 0, notBefore = null } = (await this.#database.metaOf('queue')) ?? {};
    return { rows, pause, failures, notBefore };
  }

  async #remember(came: readonly Landed[]): Promise<void> {
    const { landed, pictures, outbox, meta } = this.#database;
    await landed.bulkAdd([...came]);
    await pictures.bulkDelete(came.flatMap(({ wish, made }) => (made === null ? [] : [wish.id])));
    const newest = Number((await landed.orderBy('ack').lastKey()) ?? 0);
    // What became of a picture is remembered for good: an edit that shows it may stand for long.
    const over = landed.where('ack').belowOrEqual(newest - REMEMBERED);
    await over.filter(({ made }) => made === null).delete();
    if ((await outbox.count()) === 0) await meta.put({ key: 'synced', at: Date.now() });
  }
}

const inOrder = (rows: readonly Row[]): readonly Row[] =>
  [...new Map(rows.map((row) => [row.seq, row])).values()].sort((a, b) => a.seq - b.seq);
