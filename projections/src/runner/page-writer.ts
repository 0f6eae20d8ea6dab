import type { RecordedEvent, SubscriptionPage } from '@meikan/event-log';
import type { Pool } from 'pg';
import { type Unfoldable, WAITS_BEHIND } from '../page-fold/fold-rows.ts';
import type { PageFolder, Recorded } from '../page-fold/projector.ts';
import { type PageTarget, writePage } from '../page-fold/write-page.ts';
import type { ReadModelSchema } from '../read-model/tables.ts';
import { parkedStreams } from './checkpoint.ts';
import { isOutage, isRefusedByStore } from './refused-by-store.ts';

/** The codecs' way back from stored to domain events. `decodeAll` fails as a whole when one event is unreadable. */
export type Decoder = {
  decode(recorded: RecordedEvent): Promise<Recorded>;
  decodeAll(page: readonly RecordedEvent[]): Promise<readonly Recorded[]>;
};

/** Told of every event that was parked, for the log and the metric. */
export type OnParked = (unfoldable: Unfoldable) => void;

type PageWriterOptions = {
  readonly pool: Pool;
  readonly schema: ReadModelSchema;
  readonly folders: readonly PageFolder[];
  readonly epoch: number;
  readonly position: string;
  readonly decoder: Decoder;
  readonly onParked: OnParked;
};

/** Writes pages of the log into one schema, one after the other, and knows how far it has come. */
export class PageWriter {
  readonly #options: PageWriterOptions;
  readonly #target: PageTarget;
  readonly #parked: Set<string>;
  #position: string;

  private constructor(options: PageWriterOptions, parked: Set<string>) {
    this.#options = options;
    this.#target = options;
    this.#parked = parked;
    this.#position = options.position;
  }

  static async open(options: PageWriterOptions): Promise<PageWriter> {
    return new PageWriter(options, await parkedStreams(options.pool, options.schema));
  }

  get position(): string {
    return this.#position;
  }

  /** Writes a page of a subscription; when the store refuses it as a whole, event by event, parking the one at fault. */
  async write(page: Pick<SubscriptionPage, 'events' | 'through'>): Promise<void> {
    try {
      await this.#writeAsOne(page.events, page.through);
    } catch (error) {
      if (!isRefusedByStore(error)) throw error;
      for (const event of page.events) await this.#writeAlone(event);
      if (page.through !== this.#position) await this.#writeAsOne([], page.through);
    }
  }

  async #writeAlone(event: RecordedEvent): Promise<void> {
    try {
      await this.#writeAsOne([event], event.position);
    } catch (error) {
      if (!isRefusedByStore(error)) throw error;
      await this.#commit([], [unfoldable(event, error)], event.position);
    }
  }

  async #writeAsOne(events: readonly RecordedEvent[], through: string): Promise<void> {
    const decoded: Recorded[] = [];
    const failed: Unfoldable[] = [];
    const blocked = new Set(this.#parked);
    for (const [index, result] of (await this.#decodeAll(events)).entries()) {
      const event = events[index];
      if (!event) continue;
      const error = blocked.has(event.stream) ? WAITS_BEHIND : result.status === 'rejected' ? result.reason : null;
      if (error === null && result.status === 'fulfilled') decoded.push(result.value);
      else {
        blocked.add(event.stream);
        failed.push(unfoldable(event, error));
      }
    }
    await this.#commit(decoded, failed, through);
  }

  async #decodeAll(events: readonly RecordedEvent[]): Promise<readonly PromiseSettledResult<Recorded>[]> {
    const { decoder } = this.#options;
    const [page] = await Promise.allSettled([decoder.decodeAll(events)]);
    if (page.status === 'fulfilled') return page.value.map((value) => ({ status: 'fulfilled', value }));
    if (isOutage(page.reason)) throw page.reason;
    const each = await Promise.allSettled(events.map((event) => decoder.decode(event)));
    for (const one of each) if (one.status === 'rejected' && isOutage(one.reason)) throw one.reason;
    return each;
  }

  async #commit(events: readonly Recorded[], known: readonly Unfoldable[], through: string): Promise<void> {
    const parked = await writePage(this.#target, { events, unfoldable: known, from: this.#position, through });
    this.#position = through;
    for (const one of parked) {
      this.#parked.add(one.stream);
      this.#options.onParked(one);
    }
  }
}

const unfoldable = ({ stream, revision, position, type }: RecordedEvent, error: unknown): Unfoldable => ({
  stream,
  revision,
  position,
  type,
  error,
});
