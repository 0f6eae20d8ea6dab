import { Dexie, liveQuery, type Subscription } from 'dexie';
import { isClosed } from '../../../device/closed.ts';
import type { Command } from '../machine/command.ts';
import { enqueue } from '../machine/enqueue.ts';
import { kinds } from '../machine/kinds.ts';
import { nextStep, reclaim, type Step, send } from '../machine/next-step.ts';
import { type Uploads, uploadsOf } from '../machine/pictures.ts';
import type { Queue } from '../machine/row.ts';
import type { CoreDatabase, Picture } from './core-database.ts';
import { reopening } from './core-database.ts';
import { freeSpace } from './free-space.ts';
import { InSight, type Numbered, type Written } from './in-sight.ts';
import type { Mirror } from './mirror.ts';
import { QueueTables, REMEMBERED } from './queue-tables.ts';
import type { Changed, Contents, Scope, Store } from './store.ts';

/** What a change answers, and what it wrote. */
type Done<T> = { readonly answer: T; readonly written: Written | null };

/**
 * The queue in IndexedDB, written with strict durability, and beside it in its copy: what was answered survives a power cut, and a
 * browser that empties its databases afterwards (F16).
 */
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

  async enqueue(command: Command, picture?: Blob): Promise<string | null> {
    const kept = picture ? { id: command.id, blob: picture } : null;
    return this.#changing(() => this.#enqueue(command, kept), kept);
  }

  beginEpoch(): Promise<number> {
    return this.#atOnce(() => this.#tables.nextEpoch());
  }

  async take(epoch: number, now: number, online: boolean): Promise<Step> {
    return this.#changing<Step>(async () => {
      const [number, isPresent, { before, step }] = await Promise.all([
        this.#tables.nextChange(),
        this.#tables.isPresent(epoch),
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
      if (await this.#tables.isPresent(epoch)) await this.#database.meta.put({ key: 'beat', epoch, at });
    });
  }

  async lastBeat(): Promise<number | null> {
    return (await reopening(this.#database, () => this.#database.metaOf('beat')))?.at ?? null;
  }

  async change(scope: Scope, change: (queue: Queue) => Changed): Promise<Changed> {
    return this.#changing(async () => {
      const reading = scope === 'all' ? this.#tables.all() : this.#tables.aroundInflight();
      const [number, before] = await Promise.all([this.#tables.nextChange(), reading]);
      const changed = change(before);
      return { answer: changed, written: await this.#tables.write(number, before, changed) };
    });
  }

  async picture(id: string): Promise<Blob | null> {
    return (await reopening(this.#database, () => this.#database.pictures.get(id)))?.blob ?? null;
  }

  async uploads(ids: readonly string[]): Promise<Uploads> {
    return ids.length === 0 ? uploadsOf(ids, [], []) : this.#reading(() => this.#tables.uploads(ids));
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
    return this.#reading(() => this.#tables.contents());
  }

  #reading<T>(work: () => Promise<T>): Promise<T> {
    const { outbox, landed, meta } = this.#database;
    return reopening(this.#database, () => this.#database.transaction('r', [outbox, landed, meta], async () => work()));
  }

  /** One change as one transaction. Resolves when it is durable, copied, and seen by whoever watches. */
  async #changing<T>(work: () => Promise<Done<T>>, picture: Picture | null = null): Promise<T> {
    const copied: Promise<void>[] = [];
    const copying = async (): Promise<Done<T>> => {
      const done = await work();
      copied.push(this.#copy(done.written, picture));
      return done;
    };
    const { answer, written } = await this.#atOnce(copying).catch((error: unknown) => {
      void this.#mirror?.catchUp();
      throw error;
    });
    if (written && this.#hearing) await this.#sight.wrote(written).catch(this.#unseen);
    await Promise.all(copied);
    return answer;
  }

  /** Begun while the transaction still is on its way to the disk: together they take hardly longer than one of them. */
  #copy(written: Written | null, picture: Picture | null): Promise<void> {
    const mirror = this.#mirror;
    if (!mirror || !written) return Promise.resolve();
    return Dexie.ignoreTransaction(() => mirror.wrote(written, picture));
  }

  /** On a full device, too, what waits is sent: marking it as on its way needs space as an edit does (F15). */
  #atOnce<T>(work: () => Promise<T>): Promise<T> {
    const { outbox, landed, meta, pictures } = this.#database;
    const tables = [outbox, landed, meta, pictures];
    // Dexie keeps a transaction open over native awaits only if it is given an async function itself.
    return freeSpace(this.#database, () =>
      reopening(this.#database, () => this.#database.transaction('rw', tables, async () => work())),
    );
  }

  async #enqueue(command: Command, picture: Picture | null): Promise<Done<string | null>> {
    const [number, before, done] = await Promise.all([
      this.#tables.nextChange(),
      this.#around(command),
      this.#tables.appliedIn(command.stream),
      picture && this.#database.pictures.put(picture),
    ]);
    // A row's place is the number of the change that brought it.
    const { queue, id } = enqueue(before, command, number, done, kinds);
    return { answer: id, written: await this.#tables.write(number, before, { queue }) };
  }

  /** What undoes a thing, or mends it, may reach into other partitions; everything else touches its own alone. */
  async #around({ type, stream }: Command): Promise<Queue> {
    if (kinds(type).merges === 'remove') return this.#tables.all();
    const partition = await this.#tables.partition(stream);
    return partition.rows.some(({ status }) => status === 'standing') ? this.#tables.all() : partition;
  }

  async #next(epoch: number, now: number, online: boolean): Promise<{ readonly before: Queue; readonly step: Step }> {
    const { queue, whole } = await this.#tables.first();
    const step = nextStep(reclaim(queue, epoch), now, online, kinds);
    if (whole || (step.kind !== 'held' && step.kind !== 'wait')) return { before: queue, step };
    const before = await this.#tables.all();
    return { before, step: nextStep(reclaim(before, epoch), now, online, kinds) };
  }
}
