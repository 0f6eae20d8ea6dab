import type { Database } from '@meikan/platform';
import type { Projections } from '@meikan/projections';
import { openOurLog } from '../append/our-log.ts';
import type { Bench } from '../bench.ts';
import { atLeast, row } from '../row.ts';
import { quantile } from '../statistics.ts';
import { startOurProjections } from './our-projections.ts';
import { writeUsageHistory } from './usage-history.ts';

const ROWS = 3_000;

/** Reads without a break while the read model is rebuilt beside them, verified and swapped in. */
export const rebuildReadsBench: Bench = {
  name: 'rebuild-reads',
  async run({ server, scale, random }) {
    await using opened = new AsyncDisposableStack();
    const ours = await openOurLog(await server.database('bench_rebuild_reads'));
    opened.defer(() => ours.close());
    await writeUsageHistory(ours.log, Math.ceil(ROWS * scale), random);
    const projections = await startOurProjections(ours);
    opened.defer(() => projections.stop());
    if (!(await projections.caughtUp({ withinMs: 600_000 }))) throw new Error('the projections did not catch up');
    const times = await readDuring(ours.database, () => rebuildAndSwap(projections));
    return [
      row({ name: 'reads during a rebuild and its swap', value: times.length, unit: 'reads', goal: atLeast(100) }),
      row({ name: 'the same, p99', value: quantile(times, 0.99), unit: 'ms' }),
      row({ name: 'the same, the slowest', value: Math.max(...times), unit: 'ms' }),
    ];
  },
};

async function rebuildAndSwap({ rebuilds }: Projections): Promise<void> {
  await rebuilds.start();
  await rebuilds.finished();
  await rebuilds.swap();
}

/** Milliseconds of every read that `work` met. */
async function readDuring({ pool }: Database, work: () => Promise<void>): Promise<readonly number[]> {
  const times: number[] = [];
  let ended = false;
  const reading = (async () => {
    while (!ended) {
      const began = performance.now();
      await pool.query(`select usage_type from read_model.usage where holder_id = 'company7'`);
      times.push(performance.now() - began);
    }
  })();
  const working = work().finally(() => {
    ended = true;
  });
  await Promise.all([reading, working]);
  return times;
}
