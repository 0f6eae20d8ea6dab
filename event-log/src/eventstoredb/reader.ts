import type { LogPosition, ReadAllOptions, ReadOptions, RecordedEvent, StreamName, SubscriptionPage } from '../port.ts';
import { categoryOf } from '../prepared-append.ts';
import { calling, isOfType } from './eventstore-fault.ts';
import { comparePositions, START, toLogPosition, toPosition } from './positions.ts';
import type { Read, Store, StoredRecord } from './store.ts';
import { isOurs, toRecorded } from './stored-form.ts';

const READ_DEADLINE_MS = 15_000;
const PAGE = 500;
/** More than any stream holds (streams are short). */
const WHOLE_STREAM = 1_000_000;

type RawPage = { readonly records: readonly StoredRecord[]; readonly end: boolean };

/**
 * Pages of `$all` filtered here: reads of this client know no server-side filter. The filtered subscription, which does,
 * reports checkpoints ahead of its consumer and hangs when one fails (traps 8-10); pages have no such window, and
 * backpressure by themselves (trap 12). Links are never resolved: events would come twice (trap 15).
 */
export class EventStoreReader {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async readStream(stream: StreamName, options: ReadOptions = {}): Promise<readonly RecordedEvent[]> {
    const records = await this.readRecords(stream, options);
    return records.map(toRecorded);
  }

  /** The same as the client gives it, for those who look at more than the port shows. */
  async readRecords(stream: StreamName, options: ReadOptions = {}): Promise<readonly StoredRecord[]> {
    const backward = options.direction === 'backward';
    const from = options.from ?? (backward ? 'end' : 'start');
    try {
      return await recordsOf(() =>
        this.#store.readStream(stream, {
          direction: backward ? 'backwards' : 'forwards',
          fromRevision: from,
          maxCount: options.limit ?? WHOLE_STREAM,
          resolveLinkTos: false,
        }),
      );
    } catch (error) {
      if (isOfType(error, 'stream-not-found')) return [];
      throw error;
    }
  }

  async readAll({
    direction = 'forward',
    after,
    limit,
    categories,
  }: ReadAllOptions): Promise<readonly RecordedEvent[]> {
    const found: RecordedEvent[] = [];
    let cursor = after ?? null;
    for (let end = false; !end && found.length < limit; ) {
      const page = await this.#raw(direction, cursor, PAGE);
      found.push(...wanted(page.records, categories));
      cursor = lastPosition(page.records) ?? cursor;
      end = page.end;
    }
    return found.slice(0, limit);
  }

  async page(after: LogPosition, limit: number, categories?: readonly string[]): Promise<SubscriptionPage> {
    const { records, end } = await this.#raw('forward', after, limit);
    const through = lastPosition(records) ?? after;
    return { events: wanted(records, categories), through, caughtUp: end };
  }

  async head(): Promise<LogPosition> {
    const [last] = await this.readAll({ direction: 'backward', limit: 1 });
    return last?.position ?? START;
  }

  async #raw(direction: 'forward' | 'backward', after: LogPosition | null, count: number): Promise<RawPage> {
    const backward = direction === 'backward';
    const beginning = after === null || after === START;
    const records = await recordsOf(() =>
      this.#store.readAll({
        direction: backward ? 'backwards' : 'forwards',
        fromPosition: beginning ? (backward ? 'end' : 'start') : toPosition(after),
        maxCount: count + 1,
        resolveLinkTos: false,
      }),
    );
    // Reads begin with the event at the position itself when they go forward (trap 14).
    const beyond = records.filter(
      ({ position }) => after === null || !position || isBeyond(toLogPosition(position), after, backward),
    );
    return { records: beyond.slice(0, count), end: records.length <= count };
  }
}

function isBeyond(position: LogPosition, after: LogPosition, backward: boolean): boolean {
  const side = comparePositions(position, after);
  return backward ? side < 0 : side > 0;
}

async function recordsOf(begin: () => Read): Promise<readonly StoredRecord[]> {
  let read: Read | null = null;
  const collect = async (): Promise<readonly StoredRecord[]> => {
    const records: StoredRecord[] = [];
    read = begin();
    for await (const { event } of read) if (event) records.push(event);
    return records;
  };
  return calling(READ_DEADLINE_MS, collect, () => read?.destroy());
}

function wanted(records: readonly StoredRecord[], categories: readonly string[] | undefined): readonly RecordedEvent[] {
  const ours = records.filter(isOurs).map(toRecorded);
  return categories ? ours.filter(({ stream }) => categories.includes(categoryOf(stream))) : ours;
}

function lastPosition(records: readonly StoredRecord[]): LogPosition | null {
  const position = records.at(-1)?.position;
  return position ? toLogPosition(position) : null;
}
