import type { Command } from '../machine/command.ts';
import { enqueue } from '../machine/enqueue.ts';
import { kinds } from '../machine/kinds.ts';
import { nextStep, reclaim, type Step, send } from '../machine/next-step.ts';
import { type Uploads, uploadsOf } from '../machine/pictures.ts';
import { type Applied, emptyQueue, type Queue } from '../machine/row.ts';
import type { Acked, Changed, Contents, Scope, Store } from './store.ts';

/**
 * The queue where the browser gives no storage (private windows, F23): the same, for as long as the page lives. Whoever writes
 * is told so before they rely on it.
 */
export class MemoryStore implements Store {
  readonly durable = false;
  readonly outdated = false;
  #contents: Contents = { queue: emptyQueue, applied: [], syncedAt: null };
  #seq = 0;
  #epoch = 0;
  #beat: number | null = null;
  readonly #device = crypto.randomUUID();
  readonly #pictures = new Map<string, Blob>();
  readonly #listeners = new Set<(contents: Contents) => void>();

  async enqueue(command: Command, picture?: Blob): Promise<string | null> {
    if (picture) this.#pictures.set(command.id, picture);
    this.#seq += 1;
    const done = this.#contents.applied.filter((one) => one.command.stream === command.stream);
    const { queue, id } = enqueue(this.#contents.queue, command, this.#seq, done, kinds);
    this.#become({ ...this.#contents, queue });
    return id;
  }

  async beginEpoch(): Promise<number> {
    this.#epoch += 1;
    return this.#epoch;
  }

  async take(epoch: number, now: number, online: boolean): Promise<Step> {
    if (epoch !== this.#epoch) return { kind: 'held' };
    this.#beat = now;
    const queue = reclaim(this.#contents.queue, epoch);
    const step = nextStep(queue, now, online, kinds);
    const going = step.kind === 'send' ? step.rows : step.kind === 'upload' ? [step.row] : [];
    this.#become({ ...this.#contents, queue: send(queue, going, epoch) });
    return step;
  }

  async beat(epoch: number, now: number): Promise<void> {
    if (epoch === this.#epoch) this.#beat = now;
  }

  async lastBeat(): Promise<number | null> {
    return this.#beat;
  }

  async change(_: Scope, change: (queue: Queue) => Changed): Promise<Changed> {
    const changed = change(this.#contents.queue);
    const { applied: came = [], queue } = changed;
    const emptied = came.length > 0 && queue.rows.length === 0;
    const syncedAt = emptied ? Date.now() : this.#contents.syncedAt;
    this.#become({ queue, applied: this.#remember(came), syncedAt });
    return changed;
  }

  async picture(id: string): Promise<Blob | null> {
    return this.#pictures.get(id) ?? null;
  }

  async uploads(ids: readonly string[]): Promise<Uploads> {
    return uploadsOf(ids, this.#contents.applied, this.#contents.queue.rows);
  }

  async device(): Promise<string> {
    return this.#device;
  }

  async contents(): Promise<Contents> {
    return this.#contents;
  }

  watch(listener: (contents: Contents) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#contents);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
  }

  #become(contents: Contents): void {
    this.#contents = contents;
    for (const listener of this.#listeners) listener(contents);
  }

  #remember(came: readonly Applied[]): readonly Acked[] {
    const { applied } = this.#contents;
    const last = applied.at(-1)?.ack ?? 0;
    return [...applied, ...came.map((one, index) => ({ ...one, ack: last + index + 1 }))];
  }
}
