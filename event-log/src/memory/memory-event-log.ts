import { instant } from '@meikan/domain';
import { comparePositions, parsePosition, START } from '../counted-positions.ts';
import { meets } from '../expected-revision.ts';
import { LogClosed, LogUnavailable } from '../faults.ts';
import type {
  AppendRequest,
  AppendResult,
  EventLog,
  LogPosition,
  ReadAllOptions,
  ReadOptions,
  Receipt,
  ReceiptKey,
  RecordedEvent,
  StreamName,
  SubscriptionPage,
} from '../port.ts';
import {
  assertKey,
  assertStreamName,
  type PreparedAppend,
  type PreparedEvent,
  prepareAppend,
} from '../prepared-append.ts';
import { answerFromReceipt } from '../receipt-answer.ts';
import { subscription } from '../subscription.ts';
import { Waker } from '../waker.ts';
import { fromAll, fromStream } from './selection.ts';

const PAGE_SIZE = 500;

/** A log that lives as long as the process: for tests, and the plainest statement of what the port means. */
export class MemoryEventLog implements EventLog {
  readonly start = START;
  readonly comparePositions = comparePositions;
  readonly parsePosition = parsePosition;
  readonly #events: RecordedEvent[] = [];
  readonly #streams = new Map<StreamName, RecordedEvent[]>();
  readonly #ids = new Set<string>();
  readonly #receipts = new Map<string, Receipt>();
  readonly #waker = new Waker();
  readonly #now: () => Date;
  #state: 'open' | 'away' | 'closed' = 'open';

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  /** While away everything throws LogUnavailable, as it does when a store cannot be reached. */
  setAway(away: boolean): void {
    this.#state = away ? 'away' : 'open';
  }

  async append(request: AppendRequest): Promise<AppendResult> {
    const prepared = prepareAppend(request);
    this.#check();
    const { stream, expected, receipt } = request;
    const known = this.#receipts.get(receipt.commandId.toLowerCase());
    if (known) return answerFromReceipt(known, receipt);
    const current = this.#streams.get(stream)?.at(-1)?.revision ?? null;
    if (!meets(expected, current)) return { kind: 'conflict', current };
    if (prepared.events.some(({ id }) => this.#ids.has(id.toLowerCase()))) return { kind: 'reused' };
    return this.#write(prepared);
  }

  async readStream(stream: StreamName, options: ReadOptions = {}): Promise<readonly RecordedEvent[]> {
    this.#check();
    return fromStream(this.#streams.get(stream) ?? [], options);
  }

  async readAll(options: ReadAllOptions): Promise<readonly RecordedEvent[]> {
    this.#check();
    return fromAll(this.#events, options);
  }

  subscribe(options: Parameters<EventLog['subscribe']>[0]): AsyncIterable<SubscriptionPage> {
    const { after = START, categories, pageSize: limit = PAGE_SIZE, signal } = options;
    const filter = categories ? { categories, limit } : { limit };
    return subscription(async (from) => this.#page({ ...filter, after: from }), this.#waker, { after, signal });
  }

  async head(): Promise<LogPosition> {
    this.#check();
    return this.#events.at(-1)?.position ?? START;
  }

  async findReceipt({ commandId }: Pick<ReceiptKey, 'commandId'>): Promise<Receipt | null> {
    this.#check();
    return this.#receipts.get(commandId.toLowerCase()) ?? null;
  }

  async writeReceipt(receipt: Receipt): ReturnType<EventLog['writeReceipt']> {
    assertKey(receipt);
    assertStreamName(receipt.stream);
    this.#check();
    const known = this.#receipts.get(receipt.commandId.toLowerCase());
    if (known) return answerFromReceipt(known, receipt);
    this.#remember(receipt);
    return { kind: 'written' };
  }

  async close(): Promise<void> {
    this.#state = 'closed';
  }

  #check(): void {
    if (this.#state === 'closed') throw new LogClosed('the event log is closed');
    if (this.#state === 'away') throw new LogUnavailable('the event log is away');
  }

  #write({ request: { stream, receipt }, events }: PreparedAppend): AppendResult {
    const recorded = events.map((event) => this.#record(stream, event));
    const last = recorded.at(-1);
    if (!last) throw new TypeError('an append needs at least one event');
    const { position, revision } = last;
    this.#remember({ ...receipt, outcome: 'handled', stream, position, revision, refusal: null });
    this.#waker.wake();
    return { kind: 'appended', position, revision };
  }

  #record(stream: StreamName, event: PreparedEvent): RecordedEvent {
    const before = this.#streams.get(stream) ?? [];
    const recorded: RecordedEvent = {
      ...event,
      id: event.id.toLowerCase(),
      data: JSON.parse(event.data),
      metadata: JSON.parse(event.metadata),
      stream,
      revision: BigInt(before.length),
      position: String(this.#events.length + 1) as LogPosition,
      recordedAt: instant(this.#now().toISOString()),
    };
    this.#ids.add(recorded.id);
    this.#events.push(recorded);
    this.#streams.set(stream, [...before, recorded]);
    return recorded;
  }

  #remember(receipt: Receipt): void {
    const commandId = receipt.commandId.toLowerCase();
    this.#receipts.set(commandId, { ...receipt, commandId });
  }

  #page(options: ReadAllOptions & { readonly after: LogPosition }): SubscriptionPage {
    this.#check();
    const events = fromAll(this.#events, options);
    const head = this.#events.at(-1)?.position ?? START;
    const last = events.at(-1);
    const reached = last && events.length === options.limit ? last.position : head;
    const through = comparePositions(reached, options.after) > 0 ? reached : options.after;
    return { events, through, caughtUp: comparePositions(through, head) >= 0 };
  }
}
