import { instant } from '@meikan/domain';
import { UnreadableEvent } from '../faults.ts';
import type { EventMetadata, JsonObject, ReceiptKey, RecordedEvent, StreamName } from '../port.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { toLogPosition } from './positions.ts';
import type { OutgoingEvent, StoredRecord } from './store.ts';

const TYPE = /^([a-z][a-z0-9-]*)@(\d{1,3})$/;

/** Beside our metadata stand sender and body hash, so that an append whose receipt was never written can be told. */
type StoredMetadata = EventMetadata & { readonly receipt: Omit<ReceiptKey, 'commandId'> };

/**
 * `data` and `metadata` come from text that JSON has just written: the client's own `JSON.stringify` cannot throw any
 * more, which would leave its promise unsettled for ever (trap 4).
 */
export function toOutgoing({ request, events }: PreparedAppend): OutgoingEvent[] {
  const { accountId, bodyHash } = request.receipt;
  return events.map(({ id, type, version, data, metadata }) => ({
    id,
    contentType: 'application/json',
    type: `${type}@${version}`,
    data: JSON.parse(data),
    metadata: { ...JSON.parse(metadata), receipt: { accountId, bodyHash } },
  }));
}

/** False for the server's own events and for those of other programs on the same server. */
export function isOurs({ type, streamId }: StoredRecord): boolean {
  return !streamId.startsWith('$') && TYPE.test(type);
}

/** Throws UnreadableEvent for malformed JSON, which the client gives as text without a word (trap 19). */
export function toRecorded(record: StoredRecord): RecordedEvent {
  const [, type, version] = TYPE.exec(record.type) ?? [];
  if (type === undefined || !record.position) throw new UnreadableEvent(`${record.type} has no version or no position`);
  const { receipt: _receipt, ...metadata } = storedMetadata(record);
  return {
    id: record.id,
    type,
    version: Number(version),
    data: jsonObject(record, record.data),
    metadata,
    stream: record.streamId as StreamName,
    revision: record.revision,
    position: toLogPosition(record.position),
    recordedAt: instant(record.created.toISOString()),
  };
}

/** Whose command wrote the event, and with which body. */
export function receiptOf(record: StoredRecord): ReceiptKey {
  const { commandId, receipt } = storedMetadata(record);
  return { commandId, ...receipt };
}

function storedMetadata(record: StoredRecord): StoredMetadata {
  const metadata = jsonObject(record, record.metadata);
  if (!('receipt' in metadata && 'commandId' in metadata))
    throw new UnreadableEvent(`${record.id} was written by another program`);
  // What this file wrote: the two fields were just seen.
  return metadata as unknown as StoredMetadata;
}

function jsonObject(record: StoredRecord, value: unknown): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new UnreadableEvent(`${record.id} of ${record.streamId} is not a JSON object`);
}
