import type { Pool } from 'pg';
import { connectEventStore, createEventStoreEventLog } from './eventstoredb/eventstoredb-event-log.ts';
import type { EventLog } from './port.ts';
import { createPostgresEventLog } from './postgres/postgres-event-log.ts';

export type EventLogConfiguration = {
  /** Holds the log, or only its receipts when EventStoreDB holds the log. Its migrations have run. */
  readonly pool: Pool;
  /** `esdb://…` (EVENTSTORE_URL); absent or null: the log is in PostgreSQL. */
  readonly eventStoreUrl?: string | null;
};

/** The log that the configuration names. Closing it leaves the pool open. */
export function openEventLog({ pool, eventStoreUrl }: EventLogConfiguration): EventLog {
  return eventStoreUrl
    ? createEventStoreEventLog({ store: connectEventStore(eventStoreUrl), pool })
    : createPostgresEventLog({ pool });
}
