import { type EventLog, eventsBehind } from '@meikan/event-log';
import type { Metrics, Reading } from '@meikan/platform';
import type { Pool } from 'pg';
import { LIVING } from '../read-model/tables.ts';

export type MeasuredProjections = { readonly log: EventLog; readonly pool: Pool };

const labels = ['projector'] as const;
const gauges = {
  meikan_projection_lag_events: { help: 'Events of the log that are not folded yet.', labels },
  meikan_projection_last_page_age_seconds: { help: 'Time since the last page of events was folded.', labels },
  meikan_projection_parked_streams: { help: 'Streams that wait behind an event that could not be folded.', labels },
  meikan_projection_parked_events: { help: 'Events that could not be folded, or wait behind one.', labels },
};
const outboxGauges = {
  meikan_search_outbox_documents: { help: 'Documents that the search index does not have as they are now.' },
  meikan_search_outbox_oldest_age_seconds: { help: 'How long the first of them has waited; 0 when none waits.' },
};

/** Puts how far the read model and the search index are on `/metrics`, the same in every process. */
export function measureProjections(metrics: Metrics, measured: MeasuredProjections): void {
  metrics.collect({ name: 'projections', gauges, read: () => readProjections(measured) });
  metrics.collect({ name: 'search_outbox', gauges: outboxGauges, read: () => readOutbox(measured) });
}

type CheckpointFigures = {
  readonly projector: string;
  readonly position: string;
  readonly age: number;
  readonly streams: number;
  readonly events: number;
};

async function readProjections({ log, pool }: MeasuredProjections): Promise<readonly Reading<keyof typeof gauges>[]> {
  const { rows } = await pool.query<CheckpointFigures>(
    `select c.name as projector, c.position, p.streams, p.events,
        greatest(extract(epoch from clock_timestamp() - c.updated_at), 0)::float8 as age
      from ${LIVING}.checkpoint c,
        (select count(distinct stream)::int as streams, count(*)::int as events from ${LIVING}.parked_event) p`,
  );
  return (await Promise.all(rows.map((row) => readingsOf(log, row)))).flat();
}

async function readingsOf(
  log: EventLog,
  { projector, position, age, streams, events }: CheckpointFigures,
): Promise<readonly Reading<keyof typeof gauges>[]> {
  const at = log.parsePosition(position);
  if (at === null) throw new Error(`the checkpoint of ${projector} is of another log: ${position}`);
  const labelled = { projector };
  return [
    { gauge: 'meikan_projection_lag_events', labels: labelled, value: await eventsBehind(log, at) },
    { gauge: 'meikan_projection_last_page_age_seconds', labels: labelled, value: age },
    { gauge: 'meikan_projection_parked_streams', labels: labelled, value: streams },
    { gauge: 'meikan_projection_parked_events', labels: labelled, value: events },
  ];
}

async function readOutbox({ pool }: MeasuredProjections): Promise<readonly Reading<keyof typeof outboxGauges>[]> {
  const { rows } = await pool.query<{ documents: number; age: number }>(
    `select count(*)::int as documents,
        coalesce(greatest(extract(epoch from clock_timestamp() - min(since)), 0), 0)::float8 as age
      from ${LIVING}.search_outbox`,
  );
  return rows.flatMap(({ documents, age }) => [
    { gauge: 'meikan_search_outbox_documents', value: documents },
    { gauge: 'meikan_search_outbox_oldest_age_seconds', value: age },
  ]);
}
