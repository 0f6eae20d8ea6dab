import { busySeconds } from './busy-seconds.ts';
import { readReport } from './test-report.ts';

/** The tiers of `npm test`, the cheapest first, by the names of their Vitest projects. */
const TIERS = ['spec', 'int', 'ui', 'e2e'] as const;

type Steps = {
  /** Builds what the tests need; answers an exit code. */
  readonly prepare: () => Promise<number>;
  /** Runs the tests that the words choose; answers an exit code. */
  readonly run: (words: readonly string[]) => Promise<number>;
};

/**
 * `npm test -- --profile`: builds, runs one tier after the other, and prints a table of their tests and of the CPU time that each
 * took, user and system, of the whole machine: nothing else may run on it. Answers the first exit code that is not 0.
 */
export async function profileTiers({ prepare, run }: Steps): Promise<number> {
  const rows: string[] = [];
  const measured = async (name: string, step: () => Promise<number>, tests: () => Promise<number | string>) => {
    const [busy, begun] = [busySeconds(), performance.now()];
    const code = await step();
    const [used, minutes] = [busySeconds() - busy, (performance.now() - begun) / 60_000];
    rows.push(`| ${name} | ${await tests()} | ${(used / 60).toFixed(1)} | ${minutes.toFixed(1)} |`);
    return code;
  };
  const before = busySeconds();
  let worst = await measured('builds', prepare, async () => '');
  for (const tier of worst === 0 ? TIERS : []) {
    const code = await measured(
      tier,
      () => run([`--project=${tier}`]),
      async () => (await readReport()).passed,
    );
    worst ||= code;
  }
  const all = busySeconds() - before;
  console.log('| tier | tests passed | CPU minutes | minutes |\n|---|---|---|---|');
  for (const row of rows) console.log(row);
  console.log(`All: ${(all / 60).toFixed(1)} CPU minutes.`);
  return worst;
}
