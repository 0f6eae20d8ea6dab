import type { RecordedEvent, SubscriptionPage } from '@meikan/event-log';
import type { Pool } from 'pg';
import type { Unfoldable } from '../page-fold/fold-rows.ts';
import type { PageFolder, Recorded } from '../page-fold/projector.ts';
import { RowCache } from '../page-fold/row-cache.ts';
import { type PageTarget, writePage } from '../page-fold/write-page.ts';
import type { ReadModelSchema } from '../read-model/tables.ts';
import { parkedStreams } from './checkpoint.ts';
import { type Decoder, decodePage, unfoldableOf } from './decode-page.ts';
import { isRefusedByStore } from './refused-by-store.ts';

/** Told of every event that was parked, for the log and the metric. */
export type OnParked = (unfoldable: Unfoldable) => void;

export type PageWriterOptions = {
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
    this.#target = { ...options, cache: new RowCache() };
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
      await this.#commit([], [unfoldableOf(event, error)], event.position);
    }
  }

  async #writeAsOne(events: readonly RecordedEvent[], through: string): Promise<void> {
    const page = await decodePage(events, this.#options.decoder, this.#parked);
    await this.#commit(page.events, page.unfoldable, through);
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
