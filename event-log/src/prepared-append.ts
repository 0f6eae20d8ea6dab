import { PayloadTooLarge } from './faults.ts';
import type { AppendRequest, ReceiptKey, StoredEvent, StreamName } from './port.ts';

/** Under the 1 MiB that EventStoreDB takes per append, for every adapter alike: larger things are stored by reference. */
export const MAX_APPEND_BYTES = 900_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TYPE = /^[a-z][a-z0-9-]{0,99}$/;
const TEXT = /^[\x20-\x7e]{1,200}$/;
const STREAM = /^[a-z]+-[A-Za-z0-9_.-]{1,200}$/;

/** An event with its JSON already written: serialising happens once, outside every lock. */
export type PreparedEvent = {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly data: string;
  readonly metadata: string;
};

/** A request that can no longer fail for its own form, so that it never harms the others in its batch. */
export type PreparedAppend = {
  readonly request: AppendRequest;
  readonly events: readonly PreparedEvent[];
  readonly bytes: number;
};

/** Throws TypeError for a form that is a defect of the caller, PayloadTooLarge over MAX_APPEND_BYTES. */
export function prepareAppend(request: AppendRequest): PreparedAppend {
  assertStreamName(request.stream);
  assertKey(request.receipt);
  if (typeof request.expected === 'bigint' && request.expected < 0n)
    throw new TypeError('a revision is never negative');
  if (request.events.length === 0) throw new TypeError('an append needs at least one event');
  const events = request.events.map(prepareEvent);
  const bytes = events.reduce(
    (sum, event) => sum + Buffer.byteLength(event.data) + Buffer.byteLength(event.metadata),
    0,
  );
  if (bytes > MAX_APPEND_BYTES) throw new PayloadTooLarge(bytes, MAX_APPEND_BYTES);
  return { request, events, bytes };
}

export function assertStreamName(stream: StreamName): void {
  if (!STREAM.test(stream)) throw new TypeError(`not a stream name: ${stream.slice(0, 80)}`);
}

/** Ids and hashes are printable ASCII: PostgreSQL takes no NUL in a text. */
export function assertKey({ commandId, accountId, bodyHash }: ReceiptKey): void {
  assertUuid(commandId, 'command id');
  if (!TEXT.test(accountId) || !TEXT.test(bodyHash)) throw new TypeError('account id or body hash is malformed');
}

export function assertUuid(text: string, what: string): void {
  if (!UUID.test(text)) throw new TypeError(`${what} is not a UUID: ${text.slice(0, 80)}`);
}

/** The part of a stream name before its first `-`: what filtered reading filters by. */
export function categoryOf(stream: string): string {
  return stream.slice(0, stream.indexOf('-'));
}

function prepareEvent(event: StoredEvent): PreparedEvent {
  assertUuid(event.id, 'event id');
  if (!TYPE.test(event.type)) throw new TypeError(`not an event type: ${event.type.slice(0, 80)}`);
  if (!Number.isInteger(event.version) || event.version < 1 || event.version > 999) {
    throw new TypeError(`not a version of ${event.type}: ${event.version}`);
  }
  return {
    id: event.id,
    type: event.type,
    version: event.version,
    data: JSON.stringify(event.data),
    metadata: JSON.stringify(event.metadata),
  };
}
