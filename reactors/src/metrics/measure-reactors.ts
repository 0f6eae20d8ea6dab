import { type EventLog, eventsBehind } from '@meikan/event-log';
import type { Metrics, Reading } from '@meikan/platform';
import type { Pool } from 'pg';
import type { Reactor } from '../reactor.ts';

export type MeasuredReactors = { readonly log: EventLog; readonly pool: Pool; readonly reactors: readonly Reactor[] };

const gauges = {
  meikan_reactor_lag_events: { help: 'Events of the log that no reactor has seen yet.' },
  meikan_reactor_last_page_age_seconds: { help: 'Time since the reactors were last through with a page of events.' },
  meikan_reactor_failures_waiting: {
    help: 'Reactions that failed and wait for somebody to deal with them.',
    labels: ['reactor'],
  },
};
type Name = keyof typeof gauges;

/** Puts how far the reactors are, and what failed, on `/metrics`: the same in every process. */
export function measureReactors(metrics: Metrics, measured: MeasuredReactors): void {
  metrics.collect({
    name: 'reactors',
    gauges,
    read: async () => (await Promise.all([readProgress(measured), readFailures(measured)])).flat(),
  });
}

async function readProgress({ log, pool }: MeasuredReactors): Promise<readonly Reading<Name>[]> {
  const { rows } = await pool.query<{ position: string; age: number }>(
    `select position, greatest(extract(epoch from clock_timestamp() - moved_at), 0)::float8 as age
      from reactors.checkpoint where name = 'reactors'`,
  );
  const [checkpoint] = rows;
  if (checkpoint === undefined) return [];
  const at = log.parsePosition(checkpoint.position);
  if (at === null) throw new Error(`the checkpoint of the reactors is of another log: ${checkpoint.position}`);
  return [
    { gauge: 'meikan_reactor_lag_events', value: await eventsBehind(log, at) },
    { gauge: 'meikan_reactor_last_page_age_seconds', value: checkpoint.age },
  ];
}

/** A reactor that never failed is told too: alarms compare with 0. */
async function readFailures({ pool, reactors }: MeasuredReactors): Promise<readonly Reading<Name>[]> {
  const { rows } = await pool.query<{ reactor: string; failures: number }>(
    `select r.reactor, count(f.reactor)::int as failures
      from unnest($1::text[]) as r (reactor) left join reactors.failure f on f.reactor = r.reactor group by r.reactor`,
    [reactors.map(({ name }) => name)],
  );
  return rows.map(({ reactor, failures }) => ({
    gauge: 'meikan_reactor_failures_waiting',
    labels: { reactor },
    value: failures,
  }));
}
