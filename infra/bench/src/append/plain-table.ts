import { openDatabase } from '@meikan/platform';
import { atOnce, type Throughput } from '../at-once.ts';
import { type SampleEvent, sampleEvents } from './sample-event.ts';

/** The columns and indexes of an event and nothing else: no revision check, no receipts, no order of commits. */
const TABLE = `create table event (
  position bigint generated always as identity primary key, stream text collate "C" not null, revision bigint not null,
  event_id uuid not null unique, type text collate "C" not null, version smallint not null, data json not null,
  metadata json not null, recorded_at timestamptz not null default clock_timestamp(), unique (stream, revision))`;

const INSERT = {
  name: 'insert-event',
  text: `insert into event (stream, revision, event_id, type, version, data, metadata) values ($1, 0, $2, $3, $4, $5, $6)`,
};
const UNNEST = {
  name: 'insert-events',
  text: `insert into event (stream, revision, event_id, type, version, data, metadata)
    select stream, 0, event_id, type, version, data, metadata
    from unnest($1::text[], $2::uuid[], $3::text[], $4::smallint[], $5::json[], $6::json[])
      as e(stream, event_id, type, version, data, metadata)`,
};

const CONNECTIONS = 16;
const BATCH = 1_000;

export type PlainTable = {
  /** One statement and one commit per event, over a pool. */
  insert(count: number, callers: number): Promise<Throughput>;
  /** A thousand events a statement, one after the other on one connection. */
  unnest(count: number): Promise<Throughput>;
  close(): Promise<void>;
};

export async function openPlainTable(url: string): Promise<PlainTable> {
  const { pool, end } = openDatabase({ url, poolSize: CONNECTIONS, applicationName: 'plain-table' });
  await pool.query(TABLE);
  return {
    insert: (count, callers) =>
      atOnce(callers, sampleEvents(count), (event) => pool.query({ ...INSERT, values: [...valuesOf(event)] })),
    async unnest(count) {
      const batches = Array.from({ length: Math.ceil(count / BATCH) }, () => sampleEvents(BATCH));
      const { perSecond, p99 } = await atOnce(1, batches, (batch) =>
        pool.query({ ...UNNEST, values: columnsOf(batch) }),
      );
      return { perSecond: perSecond * BATCH, p99 };
    },
    close: end,
  };
}

const valuesOf = ({ id, type, version, data, metadata }: SampleEvent) =>
  [`bookmark-${id}`, id, type, version, JSON.stringify(data), JSON.stringify(metadata)] as const;

function columnsOf(batch: readonly SampleEvent[]): unknown[][] {
  const rows = batch.map(valuesOf);
  return [0, 1, 2, 3, 4, 5].map((column) => rows.map((values) => values[column]));
}
