import type { Database } from '@meikan/platform';
import type { Projections } from '@meikan/projections';
import { type OurLog, openOurLog } from '../append/our-log.ts';
import type { Bench, BenchContext } from '../bench.ts';
import { contest } from '../contest.ts';
import { type Row, row, timesPeer } from '../row.ts';
import { startOurProjections } from './our-projections.ts';
import { clearPerEvent, foldPerEvent } from './per-event.ts';
import { writeUsageHistory } from './usage-history.ts';

const ROWS = 30_000;
const CHANGES = 10;
/** A round of the peer takes most of a minute. */
const MOST_ROUNDS = 3;

/** From nothing to the head of the log, with its reading and decoding, by pages and event by event. */
export const projectionBench: Bench = {
  name: 'projection',
  async run(context) {
    await using opened = new AsyncDisposableStack();
    const ours = await openOurLog(await context.server.database('bench_projection'));
    opened.defer(() => ours.close());
    const rows = Math.ceil(ROWS * context.scale);
    await writeUsageHistory(ours.log, rows, context.random);
    context.say(`projection: ${rows * CHANGES} events into ${rows} rows`);
    const began = performance.now();
    const projections = await startOurProjections(ours);
    opened.defer(() => projections.stop());
    if (!(await projections.caughtUp({ withinMs: 600_000 }))) throw new Error('the projections did not catch up');
    const living = (rows * CHANGES) / secondsSince(began);
    await assertRows(ours.database, 'read_model.usage', rows);
    return await compare({ ours, projections, rows, living }, context);
  },
};

type Comparison = {
  readonly ours: OurLog;
  readonly projections: Projections;
  readonly rows: number;
  /** Events a second of the first catching up. */
  readonly living: number;
};

async function compare(comparison: Comparison, { server, rounds, random }: BenchContext): Promise<Row[]> {
  const { ours, projections, rows, living } = comparison;
  const events = rows * CHANGES;
  const contenders = [
    { name: 'pages', run: async () => ({ perSecond: events / (await timeRebuild(ours, projections, rows)) }) },
    { name: 'per event', run: async () => ({ perSecond: events / (await timePerEvent(ours, rows)) }) },
  ];
  const before = () => server.settle();
  const figure = await contest(contenders, { rounds: Math.min(rounds, MOST_ROUNDS), random, before });
  const [value, peer, unit] = [figure('pages', 'perSecond'), figure('per event', 'perSecond'), 'events/s'];
  return [
    row({ name: 'projection by pages / upsert per event, 500 a commit', value, unit, goal: timesPeer(6, 12), peer }),
    row({ name: 'the same by the living projector, which tells of every change', value: living, unit, peer }),
  ];
}

/** A rebuild into the shadow, verified against the living tables: seconds. */
async function timeRebuild({ database }: OurLog, { rebuilds }: Projections, rows: number): Promise<number> {
  const began = performance.now();
  await rebuilds.start();
  await rebuilds.finished();
  const seconds = secondsSince(began);
  const record = await rebuilds.status();
  if (record?.status !== 'ready') throw new Error(`the rebuild came to ${record?.status}: ${record?.error}`);
  await assertRows(database, 'read_model_shadow.usage', rows);
  await rebuilds.abort();
  return seconds;
}

async function timePerEvent({ log, database }: OurLog, rows: number): Promise<number> {
  await clearPerEvent(database);
  const began = performance.now();
  await foldPerEvent(log, database);
  const seconds = secondsSince(began);
  await assertRows(database, 'per_event.usage', rows);
  return seconds;
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

async function assertRows({ pool }: Database, table: string, rows: number): Promise<void> {
  const counted = await pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  if (counted.rows[0]?.rows !== rows) throw new Error(`${table} has ${counted.rows[0]?.rows} rows, not ${rows}`);
}
