import { liveQuery, type Subscription } from 'dexie';
import { kinds } from '../commands/kinds.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { nextStep, type Step } from '../outbox/next-step.ts';
import type { Queue } from '../outbox/row.ts';
import { reclaim, send } from '../outbox/sending.ts';
import type { Wish } from '../outbox/wish.ts';
import { isClosed } from './closed.ts';
import type { CoreDatabase, Picture } from './core-database.ts';
import { InSight, type Numbered, type Written } from './in-sight.ts';
import { makeRoom } from './make-room.ts';
import type { Mirror } from './mirror.ts';
import { QueueTables, REMEMBERED } from './queue-tables.ts';
import { reopening } from './reopening.ts';
import type { Changed, Contents, Scope, Store } from './store.ts';

/** What a change answers, and what it wrote. */
type Done<T> = { readonly answer: T; readonly written: Written | null };

/** The queue in IndexedDB, written with strict durability: what was answered survives a power cut. */
export class DexieStore implements Store {
  readonly durable = true;
  readonly outdated: boolean;
  readonly #database: CoreDatabase;
  readonly #tables: QueueTables;
  readonly #sight: InSight;
  readonly #mirror: Mirror | null;
  #hearing: Subscription | null = null;
  #device: string | null = null;

  constructor(database: CoreDatabase, outdated: boolean, mirror: Mirror | null) {
    this.#mirror = mirror;
    this.outdated = outdated;
    this.#database = database;
    this.#tables = new QueueTables(database);
    this.#sight = new InSight(() => this.#readAll(), REMEMBERED);
  }

  async enqueue(wish: Wish, picture?: Blob): Promise<string | null> {
    const kept = picture ? { id: wish.id, blob: picture } : null;
    return makeRoom(this.#database, () => this.#changing(() => this.#enqueue(wish, kept), kept));
  }

  beginEpoch(): Promise<number> {
    return this.#atOnce(() => this.#tables.nextEpoch());
  }

  async take(epoch: number, now: number, online: boolean): Promise<Step> {
    return this.#changing<Step>(async () => {
      const [number, isPresent, { before, step }] = await Promise.all([
        this.#nextChange(),
        this.#isPresent(epoch),
        this.#next(epoch, now, online),
      ]);
      if (!isPresent) return { answer: { kind: 'held' }, written: null };
      const going = step.kind === 'send' ? step.rows : step.kind === 'upload' ? [step.row] : [];
      const queue = send(reclaim(before, epoch), going, epoch);
      const [written] = await Promise.all([
        this.#tables.write(number, before, { queue }),
        this.#database.meta.put({ key: 'beat', epoch, at: now }),
      ]);
      return { answer: step, written };
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

  async change(scope: Scope, change: (queue: Queue) => Changed): Promise<Changed> {
    return this.#changing(async () => {
      const reading = scope === 'all' ? this.#tables.all() : this.#tables.aroundInflight();
      const [number, before] = await Promise.all([this.#nextChange(), reading]);
      const changed = change(before);
      return { answer: changed, written: await this.#tables.write(number, before, changed) };
    });
  }

  async picture(id: string): Promise<Blob | null> {
    return (await reopening(this.#database, () => this.#database.pictures.get(id)))?.blob ?? null;
  }

  async made(uploads: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (uploads.length === 0) return new Map();
    const { landed } = this.#database;
    const all = await reopening(this.#database, () => landed.where('wish.id').anyOf(uploads).toArray());
    return new Map(all.flatMap(({ wish, made }) => (made === null ? [] : [[wish.id, made]])));
  }

  async device(): Promise<string> {
    this.#device ??= await this.#atOnce(async () => {
      const known = (await this.#database.metaOf('device'))?.value;
      if (known !== undefined) return known;
      const value = crypto.randomUUID();
      await this.#database.meta.put({ key: 'device', value });
      return value;
    });
    return this.#device;
  }

  async contents(): Promise<Contents> {
    return (await this.#readAll()).contents;
  }

  watch(listener: (contents: Contents) => void): () => void {
    this.#hearing ??= this.#hear();
    return this.#sight.watch(listener);
  }

  close(): void {
    this.#hearing?.unsubscribe();
    this.#mirror?.close();
    this.#database.close();
  }

  /** Hears of every change of every tab, by its number alone. */
  #hear(): Subscription {
    const next = (number: number) => void this.#sight.heard(number).catch(this.#unseen);
    return liveQuery(() => this.#tables.lastChange()).subscribe({ next, error: this.#unseen });
  }

  /** Closed, here or by another tab: there is nothing to see any more, and nothing to report. */
  readonly #unseen = (cause: unknown): void => {
    if (!this.#database.hasBeenClosed() && !isClosed(cause)) reportError(cause);
  };

  #readAll(): Promise<Numbered> {
    const { outbox, landed, meta } = this.#database;
    return reopening(this.#database, () =>
      this.#database.transaction('r', [outbox, landed, meta], async () => this.#tables.contents()),
    );
  }

  /** One change as one transaction. Resolves when it is durable and whoever watches has seen it. */
  async #changing<T>(work: () => Promise<Done<T>>, picture: Picture | null = null): Promise<T> {
    const { answer, written } = await this.#atOnce(work);
    if (written) this.#mirror?.wrote(written, picture);
    if (written && this.#hearing) await this.#sight.wrote(written).catch(this.#unseen);
    return answer;
  }

  #atOnce<T>(work: () => Promise<T>): Promise<T> {
    const { outbox, landed, meta, pictures } = this.#database;
    const tables = [outbox, landed, meta, pictures];
    // Dexie keeps a transaction open over native awaits only if it is given an async function itself.
    return reopening(this.#database, () => this.#database.transaction('rw', tables, async () => work()));
  }

  async #enqueue(wish: Wish, picture: Picture | null): Promise<Done<string | null>> {
    // What undoes a thing may reach into other lanes; everything else touches its own alone.
    const wide = kinds(wish.type).merges === 'remove';
    const [number, before, done] = await Promise.all([
      this.#nextChange(),
      wide ? this.#tables.all() : this.#tables.lane(wish.stream),
      this.#tables.landedIn(wish.stream),
      picture && this.#database.pictures.put(picture),
    ]);
    // A row's place is the number of the change that brought it.
    const { queue, id } = enqueue(before, wish, number, done, kinds);
    return { answer: id, written: await this.#tables.write(number, before, { queue }) };
  }

  async #nextChange(): Promise<number> {
    return (await this.#tables.lastChange()) + 1;
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
}
