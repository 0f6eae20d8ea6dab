import type { AccountId, Instant } from '@meikan/domain';

declare const brand: unique symbol;

/** Place in the whole log. Opaque outside this package and `projections`: compare with `EventLog.comparePositions` only. */
export type LogPosition = string & { readonly [brand]: 'LogPosition' };
/** `<category>-<id>`; only the first `-` is structure. Never holds personal data. */
export type StreamName = `${string}-${string}`;

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
export type JsonObject = { readonly [key: string]: JsonValue };

export type Role = 'anonymous' | 'general' | 'business' | 'admin';

/** Stands beside every event. Holds ids only, never personal data. */
export type EventMetadata = {
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: { readonly id: AccountId | 'system'; readonly role: Role | 'system' };
  /** The id of the entity somebody acts for (a company's owner for the company), when it is not the actor's own. */
  readonly actingFor?: string;
  readonly device?: string;
  /** The sender's own clock: a claim, never used for order. */
  readonly issuedAt: Instant;
  /** Why, in the words of an admin; only on acts that ask for a reason. */
  readonly reason?: string;
};

/** An event ready to be stored: `type` and `version` as the codec names them, `data` already sealed. */
export type StoredEvent = {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly data: JsonObject;
  readonly metadata: EventMetadata;
};

export type RecordedEvent = StoredEvent & {
  readonly stream: StreamName;
  /** Counts from 0 in its stream. */
  readonly revision: bigint;
  readonly position: LogPosition;
  /** The store's clock: for display, never for order. */
  readonly recordedAt: Instant;
};

/** All four mean the same in every adapter. A bigint is the revision of the stream's last event. */
export type ExpectedRevision = bigint | 'no-stream' | 'stream-exists' | 'any';

/**
 * What is remembered for ever about one command, so that a repeat gets the first answer.
 * `bodyHash` is the SHA-256 of the canonical body: the same id with another body is refused.
 */
export type ReceiptKey = { readonly commandId: string; readonly accountId: string; readonly bodyHash: string };

export type Receipt = ReceiptKey & {
  readonly outcome: 'handled' | 'unchanged' | 'refused';
  readonly stream: StreamName;
  readonly position: LogPosition;
  /** The stream's revision after the command; null while it has no event. */
  readonly revision: bigint | null;
  readonly refusal: JsonObject | null;
};

export type AppendRequest = {
  readonly stream: StreamName;
  readonly expected: ExpectedRevision;
  readonly events: readonly StoredEvent[];
  readonly receipt: ReceiptKey;
};

export type AppendResult =
  | { readonly kind: 'appended'; readonly position: LogPosition; readonly revision: bigint }
  /** This command was answered before, with the same body: `receipt` is that answer. Nothing was appended. */
  | { readonly kind: 'repeated'; readonly receipt: Receipt }
  /** The command id was used before for another body (answered as 422). */
  | { readonly kind: 'reused' }
  | { readonly kind: 'conflict'; readonly current: bigint | null };

export type ReadOptions = {
  readonly direction?: 'forward' | 'backward';
  /** Inclusive revision to start from; the stream's start (or end, backward) without it. */
  readonly from?: bigint;
  readonly limit?: number;
};

export type ReadAllOptions = {
  readonly direction?: 'forward' | 'backward';
  /** Exclusive: reading goes on after (backward: before) this position. */
  readonly after?: LogPosition;
  readonly limit: number;
  /** Only streams of these categories (`user`, `company`, …). */
  readonly categories?: readonly string[];
};

/** One step of a subscription: a page in log order. `through` is how far the log has been read, also past what a filter skipped. */
export type SubscriptionPage = {
  readonly events: readonly RecordedEvent[];
  readonly through: LogPosition;
  readonly caughtUp: boolean;
};

/** The only way to read and append events. Adapters throw only the tagged faults of `faults.ts`. */
export interface EventLog {
  append(request: AppendRequest): Promise<AppendResult>;
  /** Oldest first unless `backward`; an unknown stream is empty. */
  readStream(stream: StreamName, options?: ReadOptions): Promise<readonly RecordedEvent[]>;
  readAll(options: ReadAllOptions): Promise<readonly RecordedEvent[]>;
  /** Catches up after `after` (from the start without it), then stays live until `signal` aborts. Reconnects by itself. */
  subscribe(options: {
    readonly after?: LogPosition;
    readonly categories?: readonly string[];
    readonly pageSize?: number;
    readonly signal: AbortSignal;
  }): AsyncIterable<SubscriptionPage>;
  /** Position of the last event; `start` while the log is empty. */
  head(): Promise<LogPosition>;
  readonly start: LogPosition;
  /** Negative, zero or positive as `a` stands before, at or after `b`. */
  comparePositions(a: LogPosition, b: LogPosition): number;
  /** Reads a position that came over the wire; null when this log cannot have issued it. */
  parsePosition(text: string): LogPosition | null;
  findReceipt(key: Pick<ReceiptKey, 'commandId'>): Promise<Receipt | null>;
  /** Remembers an answer that appended nothing (refused, unchanged); the first answer of a command id wins and is returned. */
  writeReceipt(
    receipt: Receipt,
  ): Promise<{ readonly kind: 'written' } | Extract<AppendResult, { kind: 'repeated' | 'reused' }>>;
  close(): Promise<void>;
}
