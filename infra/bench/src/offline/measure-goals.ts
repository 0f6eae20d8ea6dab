import { readBuild } from '@meikan/chaos';
import type { BenchContext } from '../bench.ts';
import { type Row, unmeasured } from '../row.ts';
import { conflicts } from './conflicts.ts';
import type { Measure } from './measure.ts';
import { openApps } from './open-apps.ts';
import { coldStart } from './pages/cold-start.ts';
import { installing } from './pages/installing.ts';
import { leak } from './pages/leak.ts';
import { savedProfiles } from './pages/saved-profiles.ts';
import { shellWeight } from './pages/shell-weight.ts';
import { updates } from './pages/updates.ts';
import { capacity } from './queue/capacity.ts';
import { drain } from './queue/drain.ts';
import { echo } from './queue/echo.ts';
import { enqueue } from './queue/enqueue.ts';
import { healed } from './queue/healed.ts';
import { honesty } from './queue/honesty.ts';
import { reconnect } from './queue/reconnect.ts';
import { takeover } from './queue/takeover.ts';

const MEASURES: readonly Measure[] = [
  enqueue,
  echo,
  drain,
  reconnect,
  healed,
  takeover,
  capacity,
  coldStart,
  savedProfiles,
  shellWeight,
  installing,
  updates,
  leak,
  conflicts,
  honesty,
];

/** Measures the goals that are wanted, one after the other. One that cannot be measured says why and keeps no other from it. */
export async function measureGoals(context: BenchContext): Promise<readonly Row[]> {
  await using stages = openApps(context);
  const { goals, scale, folder, against, say } = context;
  const other = against === undefined ? undefined : await readBuild(against);
  const wanted = MEASURES.filter(
    ({ goal }) => goals === undefined || goal.split(', ').some((name) => goals.includes(name)),
  );
  const rows: Row[] = [];
  for (const { goal, about, run } of wanted) {
    const began = performance.now();
    const measured = await run({ scale, folder, other, ...stages }).catch((error: unknown) => [
      unmeasured(about, why(error)),
    ]);
    rows.push(...measured.map((row) => ({ ...row, name: `${goal} ${row.name}` })));
    say(`${goal} ${about}: ${Math.round((performance.now() - began) / 1000)} s`);
    for (const row of measured) say(`  ${row.name}: ${row.why ?? row.value?.toFixed(1)} ${row.unit}`);
  }
  return rows;
}

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
