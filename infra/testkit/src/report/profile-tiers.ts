import { canFollow, followCpu } from './followed-cpu.ts';
import { readReport } from './test-report.ts';

/** The tiers of `npm test`, the cheapest first, by the names of their Vitest projects. */
const TIERS = ['spec', 'int', 'ui', 'e2e'] as const;

/**
 * `npm test -- --profile`: runs one tier after the other and prints a table of their tests and of the CPU time that each took, user
 * and system, of every process that it started. Answers the first exit code that is not 0.
 */
export async function profileTiers(run: (words: readonly string[]) => Promise<number>): Promise<number> {
  if (!canFollow) throw new Error('Only Linux tells what all processes of a run have used.');
  const cpu = followCpu(process.pid);
  const rows: string[] = [];
  let worst = 0;
  let all = 0;
  for (const tier of TIERS) {
    const [before, begun] = [await cpu.read(), performance.now()];
    const code = await run([`--project=${tier}`]);
    const used = (await cpu.read()) - before;
    worst ||= code;
    all += used;
    const { passed } = await readReport();
    const minutes = (performance.now() - begun) / 60_000;
    rows.push(`| ${tier} | ${passed} | ${(used / 60).toFixed(1)} | ${minutes.toFixed(1)} |`);
  }
  cpu.stop();
  console.log('| tier | tests passed | CPU minutes | minutes |\n|---|---|---|---|');
  for (const row of rows) console.log(row);
  console.log(`All: ${(all / 60).toFixed(1)} CPU minutes.`);
  return worst;
}
