import { liveQuery } from 'dexie';
import { kinds } from '../commands/kinds.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { nextStep, type Step } from '../outbox/next-step.ts';
import type { Queue } from '../outbox/row.ts';
import { reclaim, send } from '../outbox/sending.ts';
import type { Wish } from '../outbox/wish.ts';
import { isClosed } from './closed.ts';
import type { CoreDatabase } from './core-database.ts';
import { makeRoom } from './make-room.ts';
import { QueueTables } from './queue-tables.ts';
import { reopening } from './reopening.ts';
import type { Changed, Contents, Scope, Store } from './store.ts';

/** The queue in IndexedDB, written with strict durability: what was answered survives a power cut. */
export class DexieStore implements Store {
  readonly durable = true;
  readonly outdated: boolean;
  readonly #database: CoreDatabase;
  readonly #tables: QueueTables;

  constructor(database: CoreDatabase, outdated: boolean) {
    this.outdated = outdated;
    this.#database = database;
    this.#tables = new QueueTables(database);
  }

  enqueue(wish: Wish, picture?: Blob): Promise<string | null> {
    return makeRoom(this.#database, () => this.#atOnce(() => this.#enqueue(wish, picture)));
  }

  beginEpoch(): Promise<number> {
    return this.#atOnce(() => this.#tables.nextNumber('epoch'));
  }

  take(epoch: number, now: number, online: boolean): Promise<Step> {
    return this.#atOnce(async () => {
      if (!(await this.#isPresent(epoch))) return { kind: 'held' };
      await this.#database.meta.put({ key: 'beat', epoch, at: now });
      const { before, step } = await this.#next(epoch, now, online);
      const going = step.kind === 'send' ? step.rows : step.kind === 'upload' ? [step.row] : [];
      await this.#tables.write(before, { queue: send(reclaim(before, epoch), going, epoch) });
      return step;
    });
  }

  beat(epoch: number, at: number): Promise<void> {
    return this.#atOnce(async () => {
      if (await this.#isPresent(epoch)) await this.#database.meta.put({ key: 'beat', epoch, at });
    });
  }

  async lastBeat(): Promise<number | null> {
    return (await reopening(this.#database, () => this.#database.metaOf('beat')))?.at ?? null;
  }

  change(scope: Scope, change: (queue: Queue) => Changed): Promise<Changed> {
    return this.#atOnce(async () => {
      const before = scope === 'all' ? await this.#tables.all() : await this.#tables.aroundInflight();
      const changed = change(before);
      await this.#tables.write(before, changed);
      return changed;
    });
  }

  async picture(id: string): Promise<Blob | null> {
    return (await reopening(this.#database, () => this.#database.pictures.get(id)))?.blob ?? null;
  }

  async made(): Promise<ReadonlyMap<string, string>> {
    const { landed } = this.#database;
    const all = await reopening(this.#database, () => landed.filter(({ made }) => made !== null).toArray());
    return new Map(all.flatMap(({ wish, made }) => (made === null ? [] : [[wish.id, made]])));
  }

  device(): Promise<string> {
    return this.#atOnce(async () => {
      const known = (await this.#database.metaOf('device'))?.value;
      if (known !== undefined) return known;
      const value = crypto.randomUUID();
      await this.#database.meta.put({ key: 'device', value });
      return value;
    });
  }

  contents(): Promise<Contents> {
    return reopening(this.#database, () => this.#contents());
  }

  watch(listener: (contents: Contents) => void): () => void {
    // Closed, here or by another tab: there is nothing to see any more, and nothing to report.
    const error = (cause: unknown) => this.#database.hasBeenClosed() || isClosed(cause) || reportError(cause);
    const subscription = liveQuery(() => this.#contents()).subscribe({ next: listener, error });
    return () => subscription.unsubscribe();
  }

  close(): void {
    this.#database.close();
  }

  #atOnce<T>(work: () => Promise<T>): Promise<T> {
    const { outbox, landed, meta, pictures } = this.#database;
    const tables = [outbox, landed, meta, pictures];
    // Dexie keeps a transaction open over native awaits only if it is given an async function itself.
    return reopening(this.#database, () => this.#database.transaction('rw', tables, async () => work()));
  }

  async #enqueue(wish: Wish, picture: Blob | undefined): Promise<string | null> {
    // What undoes a thing may reach into other lanes; everything else touches its own alone.
    const wide = kinds(wish.type).merges === 'remove';
    const before = wide ? await this.#tables.all() : await this.#tables.lane(wish.stream);
    const done = await this.#tables.landedIn(wish.stream);
    if (picture) await this.#database.pictures.put({ id: wish.id, blob: picture });
    const { queue, id } = enqueue(before, wish, await this.#tables.nextNumber('seq'), done, kinds);
    await this.#tables.write(before, { queue });
    return id;
  }

  async #next(epoch: number, now: number, online: boolean): Promise<{ readonly before: Queue; readonly step: Step }> {
    const { queue, whole } = await this.#tables.first();
    const step = nextStep(reclaim(queue, epoch), now, online, kinds);
    if (whole || (step.kind !== 'held' && step.kind !== 'wait')) return { before: queue, step };
    const before = await this.#tables.all();
    return { before, step: nextStep(reclaim(before, epoch), now, online, kinds) };
  }

  async #isPresent(epoch: number): Promise<boolean> {
    return (await this.#database.metaOf('epoch'))?.value === epoch;
  }

  async #contents(): Promise<Contents> {
    const queue = await this.#tables.all();
    const landed = await this.#database.landed.orderBy('ack').toArray();
    return { queue, landed, syncedAt: (await this.#database.metaOf('synced'))?.at ?? null };
  }
}
