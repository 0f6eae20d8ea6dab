import { loadavg } from 'node:os';
import type { Bench, BenchContext } from './bench.ts';
import { printTable } from './print-table.ts';
import type { Row } from './row.ts';

export type Results = {
  readonly rows: readonly Row[];
  /** Benches that could not be measured: their goals are not met either. */
  readonly failed: readonly string[];
};

/** Runs one after the other. What fails is told at once and keeps none of the others from being measured. */
export async function runBenches(chosen: readonly Bench[], context: BenchContext): Promise<Results> {
  const rows: Row[] = [];
  const failed: string[] = [];
  for (const bench of chosen) {
    const load = loadavg()[0]?.toFixed(1);
    const began = performance.now();
    try {
      const measured = await bench.run(context);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      context.say(`\n${bench.name}: ${seconds} s, load before it ${load}\n${printTable(measured)}`);
      rows.push(...measured);
    } catch (error) {
      context.say(`\n${bench.name} failed: ${error instanceof Error ? error.stack : String(error)}`);
      failed.push(bench.name);
    }
  }
  return { rows, failed };
}

/** Which goals were missed, and how to see why. */
export function hintAt({ rows, failed }: Results, say: (line: string) => void): void {
  const missed = rows.filter(({ met }) => met === false).map(({ name }) => name);
  if (failed.length > 0) say(`\nNot measured: ${failed.join(', ')}.`);
  if (missed.length === 0) return;
  say(`\nNot met: ${missed.join('; ')}.`);
  say('Where the time goes: node --cpu-prof --cpu-prof-dir=.cache/profiles infra/bench/src/main.ts --only <name>');
}
