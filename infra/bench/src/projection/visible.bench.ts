import { setTimeout as pause } from 'node:timers/promises';
import type { Projections } from '@meikan/projections';
import { type OurLog, openOurLog } from '../append/our-log.ts';
import type { Bench } from '../bench.ts';
import { atMost, row } from '../row.ts';
import { quantile } from '../statistics.ts';
import { startOurProjections } from './our-projections.ts';
import { usageDeclared } from './usage-history.ts';

const PER_SECOND = 1_000;
const WARM_UP = 2;
const SECONDS = 10;

/** A thousand events a second: how long after its commit an event stands in the read model for every reader. */
export const visibleBench: Bench = {
  name: 'visible',
  async run({ server, scale }) {
    const ours = await openOurLog(await server.database('bench_visible'));
    const projections = await startOurProjections(ours);
    try {
      await appendSteadily(ours, projections, WARM_UP);
      const { lags, perSecond } = await appendSteadily(ours, projections, Math.max(3, SECONDS * scale));
      return [
        row({ name: 'commit to visible p50', value: quantile(lags, 0.5), unit: 'ms' }),
        row({ name: 'commit to visible p99', value: quantile(lags, 0.99), unit: 'ms', goal: atMost(50, 10) }),
        row({ name: 'commit to visible, rate that was kept', value: perSecond, unit: 'events/s' }),
      ];
    } finally {
      await projections.stop();
      await ours.close();
    }
  },
};

/** Sends what is due at every tick, however long the answers take: a slow log does not lower the rate. */
async function appendSteadily(ours: OurLog, projections: Projections, seconds: number) {
  const total = PER_SECOND * seconds;
  const run = Math.random().toString(36).slice(2);
  const sent: Promise<number>[] = [];
  const began = performance.now();
  while (sent.length < total) {
    const due = Math.min(total, ((performance.now() - began) * PER_SECOND) / 1000);
    while (sent.length < due) sent.push(lagOf(ours, projections, `${run}x${sent.length}`));
    await pause(1);
  }
  const perSecond = total / ((performance.now() - began) / 1000);
  return { lags: await Promise.all(sent), perSecond };
}

async function lagOf({ log }: OurLog, { watermarks }: Projections, holder: string): Promise<number> {
  const result = await log.append(usageDeclared(holder, 0));
  const committed = performance.now();
  if (result.kind !== 'appended') throw new Error(`an append answered ${result.kind}`);
  const { reached } = await watermarks.waitFor(result.position, { withinMs: 10_000 });
  if (!reached) throw new Error('an event was not visible within 10 seconds');
  return performance.now() - committed;
}
