import { sameValue } from '@meikan/domain';
import { type Uploads, uploadsOf } from '../machine/pictures.ts';
import { type Applied, emptyQueue, type Queue, type Row } from '../machine/row.ts';
import { appliedOf, type CoreDatabase, storedOf } from './core-database.ts';
import type { Numbered, Written } from './in-sight.ts';
import type { Acked, Changed } from './store.ts';

/** So many rows are looked at first for what may be sent; more only when none of them may. */
const WINDOW = 100;
/** So much of what came true is remembered, for views whose snapshot is older. */
export const REMEMBERED = 1000;

/** The queue's tables, read in parts and written by what has changed. Every call belongs into a transaction of its caller. */
export class QueueTables {
  readonly #database: CoreDatabase;

  constructor(database: CoreDatabase) {
    this.#database = database;
  }

  async all(): Promise<Queue> {
    return this.#queueOf(this.#database.outbox.orderBy('seq').toArray());
  }

  async partition(stream: string): Promise<Queue> {
    return this.#queueOf(this.#database.outbox.where('stream').equals(stream).sortBy('seq'));
  }

  /** What came true in a partition, in its order. */
  async appliedIn(stream: string): Promise<readonly Acked[]> {
    return (await this.#database.landed.where('wish.stream').equals(stream).sortBy('ack')).map(appliedOf);
  }

  /** Enough to say what is next, nearly always; `whole` when it is all there is. */
  async first(): Promise<{ readonly queue: Queue; readonly whole: boolean }> {
    const { outbox } = this.#database;
    const queue = await this.#queueOf(outbox.orderBy('seq').limit(WINDOW).toArray());
    if (queue.rows.length < WINDOW) return { queue, whole: true };
    const holding = outbox.where('status').anyOf('inflight', 'standing').toArray();
    // An early row that was changed later may build on one that stands far behind it.
    const named = outbox
      .where('id')
      .anyOf(queue.rows.flatMap(({ dependsOn }) => dependsOn))
      .toArray();
    const others = (await Promise.all([holding, named])).flat();
    return { queue: { ...queue, rows: inOrder([...queue.rows, ...others]) }, whole: false };
  }

  /** What hangs on the rows that are on their way: their partitions, and who names them. */
  async aroundInflight(): Promise<Queue> {
    const { outbox } = this.#database;
    const going = await outbox.where('status').equals('inflight').toArray();
    const streams = [...new Set(going.map(({ stream }) => stream))];
    const ids = going.map(({ id }) => id);
    const partitions = outbox.where('stream').anyOf(streams).toArray();
    const waiting = outbox.where('dependsOn').anyOf(ids).toArray();
    return this.#queueOf(Promise.all([partitions, waiting]).then((both) => inOrder(both.flat())));
  }

  /** The number of the last change; 0: there was none. */
  async lastChange(): Promise<number> {
    return (await this.#database.metaOf('seq'))?.value ?? 0;
  }

  /** Writes what the change of that number made of the rows that it saw; `null` when it has changed nothing. */
  async write(number: number, before: Queue, { queue, applied = [] }: Changed): Promise<Written | null> {
    const { outbox, meta } = this.#database;
    const { rows, ...state } = queue;
    const { rows: _, ...stateBefore } = before;
    const kept = new Set(rows.map(({ seq }) => seq));
    const gone = before.rows.filter(({ seq }) => !kept.has(seq));
    const old = new Map(before.rows.map((row) => [row.seq, row]));
    const changed = rows.filter((row) => old.get(row.seq) !== row);
    const reworded = changed.filter((row) => saysOtherwise(row, old.get(row.seq)));
    const former = reworded.flatMap(({ seq }) => old.get(seq) ?? []);
    const other = !sameValue(state, stateBefore);
    if (gone.length + changed.length + applied.length === 0 && !other) return null;
    await Promise.all([
      meta.put({ key: 'seq', value: number }),
      gone.length > 0 && outbox.bulkDelete(gone.map(({ seq }) => seq)),
      changed.length > 0 && outbox.bulkPut(changed),
      other && meta.put({ key: 'queue', ...state }),
    ]);
    const written = { number, gone, changed, reworded, former, state };
    if (applied.length === 0) return { ...written, applied: [], emptiedAt: null };
    const [acked, emptiedAt] = await Promise.all([this.#remember(applied), this.#noteEmpty()]);
    return { ...written, applied: acked, emptiedAt };
  }

  async nextChange(): Promise<number> {
    return (await this.lastChange()) + 1;
  }

  async nextEpoch(): Promise<number> {
    const value = ((await this.#database.metaOf('epoch'))?.value ?? 0) + 1;
    await this.#database.meta.put({ key: 'epoch', value });
    return value;
  }

  /** Whether no later holder has begun. */
  async isPresent(epoch: number): Promise<boolean> {
    return (await this.#database.metaOf('epoch'))?.value === epoch;
  }

  /** What has become of uploads. */
  async uploads(ids: readonly string[]): Promise<Uploads> {
    const { landed, outbox } = this.#database;
    const came = landed.where('wish.id').anyOf(ids).toArray();
    return uploadsOf(ids, (await came).map(appliedOf), await outbox.where('id').anyOf(ids).toArray());
  }

  /** Everything, as the last change left it. */
  async contents(): Promise<Numbered> {
    const [number, queue, applied, synced] = await Promise.all([
      this.lastChange(),
      this.all(),
      this.#database.landed.orderBy('ack').toArray(),
      this.#database.metaOf('synced'),
    ]);
    return { number, contents: { queue, applied: applied.map(appliedOf), syncedAt: synced?.at ?? null } };
  }

  async #queueOf(reading: PromiseLike<readonly Row[]>): Promise<Queue> {
    const [rows, state] = await Promise.all([reading, this.#database.metaOf('queue')]);
    if (state === undefined) return { ...emptyQueue, rows };
    const { pause, failures, notBefore, askedToWait = false } = state;
    return { rows, pause, failures, notBefore, askedToWait };
  }

  async #remember(came: readonly Applied[]): Promise<readonly Acked[]> {
    const { landed, pictures } = this.#database;
    const uploaded = came.flatMap(({ command, made }) => (made === null ? [] : [command.id]));
    const [acks] = await Promise.all([
      landed.bulkAdd(came.map(storedOf), { allKeys: true }),
      uploaded.length > 0 && pictures.bulkDelete(uploaded),
    ]);
    const oldest = Math.max(0, ...acks) - REMEMBERED;
    // What became of a picture is remembered for good: an edit that shows it may stand for long.
    if (oldest > 0)
      await landed
        .where('ack')
        .belowOrEqual(oldest)
        .filter(({ made }) => made === null)
        .delete();
    return came.map((one, at) => ({ ...one, ack: acks[at] ?? 0 }));
  }

  async #noteEmpty(): Promise<number | null> {
    if ((await this.#database.outbox.count()) > 0) return null;
    const at = Date.now();
    await this.#database.meta.put({ key: 'synced', at });
    return at;
  }
}

const inOrder = (rows: readonly Row[]): readonly Row[] =>
  [...new Map(rows.map((row) => [row.seq, row])).values()].sort((a, b) => a.seq - b.seq);

const COPIED = ['id', 'data', 'base', 'dependsOn'] as const;

/** Whether a row must be copied anew (F16). Not for what it has seen by now: whoever sends it finds that out again. */
export const saysOtherwise = (row: Row, before: Row | undefined): boolean =>
  COPIED.some((part) => before?.[part] !== row[part]);
