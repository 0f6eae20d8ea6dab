import type { Instant } from '@meikan/domain';
import type { EventMetadata, JsonObject, LogPosition, RecordedEvent, StreamName } from '../port.ts';

/** The columns every reader selects, under the alias `e`. */
export const EVENT_COLUMNS =
  'e.position, e.stream, e.revision, e.event_id, e.type, e.version, e.data, e.metadata, (extract(epoch from e.recorded_at) * 1000)::bigint as recorded_ms';

export type EventRow = {
  readonly position: LogPosition;
  readonly stream: StreamName;
  readonly revision: string;
  readonly event_id: string;
  readonly type: string;
  readonly version: number;
  readonly data: JsonObject;
  readonly metadata: EventMetadata;
  /** Milliseconds since 1970: pools differ in how they read a timestamp. */
  readonly recorded_ms: string;
};

export function toRecorded(row: EventRow): RecordedEvent {
  return {
    id: row.event_id,
    type: row.type,
    version: row.version,
    data: row.data,
    metadata: row.metadata,
    stream: row.stream,
    revision: BigInt(row.revision),
    position: row.position,
    recordedAt: new Date(Number(row.recorded_ms)).toISOString() as Instant,
  };
}
