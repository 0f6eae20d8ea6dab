import type { Database } from '@meikan/platform';
import { type OurLog, openOurLog } from '../append/our-log.ts';
import type { Bench } from '../bench.ts';
import { contest } from '../contest.ts';
import { row, timesPeer } from '../row.ts';
import { startOurProjections } from './our-projections.ts';
import { clearPerEvent, foldPerEvent } from './per-event.ts';
import { writeUsageHistory } from './usage-history.ts';

const ROWS = 30_000;
/** A round of the peer takes most of a minute. */
const MOST_ROUNDS = 3;

/** From an empty read model to the head of the log, reading and decoding included on both sides. */
export const projectionBench: Bench = {
  name: 'projection',
  async run({ server, random, rounds, scale, say }) {
    const ours = await openOurLog(await server.database('bench_projection'));
    try {
      const rows = Math.ceil(ROWS * scale);
      await writeUsageHistory(ours.log, rows, random);
      say(`projection: ${rows * 10} events into ${rows} rows`);
      await foldByPages(ours, rows);
      const contenders = [
        { name: 'pages', run: async () => ({ perSecond: (rows * 10) / (await foldByPages(ours, rows)) }) },
        { name: 'per event', run: async () => ({ perSecond: (rows * 10) / (await timePerEvent(ours, rows)) }) },
      ];
      const before = () => server.settle();
      const figure = await contest(contenders, { rounds: Math.min(rounds, MOST_ROUNDS), random, before });
      return [
        row({
          name: 'projection by pages / upsert per event, 500 a commit',
          value: figure('pages', 'perSecond'),
          unit: 'events/s',
          goal: timesPeer(6, 12),
          peer: figure('per event', 'perSecond'),
        }),
      ];
    } finally {
      await ours.close();
    }
  },
};

/** The projections of the house over an empty read model: seconds until all of the log can be read. */
async function foldByPages(ours: OurLog, rows: number): Promise<number> {
  await ours.database.pool.query('drop schema if exists read_model cascade');
  const began = performance.now();
  const projections = await startOurProjections(ours);
  try {
    if (!(await projections.caughtUp({ withinMs: 600_000 }))) throw new Error('the projections did not catch up');
    const seconds = (performance.now() - began) / 1000;
    await assertRows(ours.database, 'read_model.usage', rows);
    return seconds;
  } finally {
    await projections.stop();
  }
}

async function timePerEvent({ log, database }: OurLog, rows: number): Promise<number> {
  await clearPerEvent(database);
  const began = performance.now();
  await foldPerEvent(log, database);
  const seconds = (performance.now() - began) / 1000;
  await assertRows(database, 'per_event.usage', rows);
  return seconds;
}

async function assertRows({ pool }: Database, table: string, rows: number): Promise<void> {
  const counted = await pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  if (counted.rows[0]?.rows !== rows) throw new Error(`${table} has ${counted.rows[0]?.rows} rows, not ${rows}`);
}
