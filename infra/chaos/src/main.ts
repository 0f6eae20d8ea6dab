import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { summaryOf } from './report/summary.ts';
import { openChaosTestApp } from './run/chaos-test-app.ts';
import { runSeed } from './run/run-seed.ts';

/** `npm run chaos -- [--seed N] [--seeds COUNT] [--edits 200] [--faults 0.3] [--json FILE] [--builds FOLDER] [--trace FOLDER]` */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    seeds: { type: 'string', default: '1' },
    edits: { type: 'string', default: '200' },
    faults: { type: 'string', default: '0.3' },
    json: { type: 'string' },
    builds: { type: 'string' },
    /** What a seed with findings saw: races do not come again by the seed alone. */
    trace: { type: 'string', default: resolve(import.meta.dirname, '../../../.cache/chaos') },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const first = Number(values.seed);
const edits = Number(values.edits);
await using app = await openChaosTestApp({ builds: values.builds });
const results = [];
for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
  const { trace, ...result } = await runSeed(app.application, {
    ...app,
    seed,
    edits,
    faultRate: Number(values.faults),
  });
  results.push(result);
  say(
    `seed ${seed}: ${result.findings.length} findings, ${result.edits} edits, ${result.kills} kills, ${result.seconds} s`,
  );
  for (const { kind, says } of result.findings) say(`  ${kind}: ${says}`);
  if (result.findings.length > 0) {
    await mkdir(values.trace, { recursive: true });
    const file = join(values.trace, `seed-${seed}.json`);
    await writeFile(file, JSON.stringify(trace, undefined, 1));
    say(`  trace: ${file}`);
    say(`  again: npm run chaos -- --seed ${seed} --edits ${edits}`);
  }
}
const summary = summaryOf(results);
say(JSON.stringify({ ...summary, runs: undefined }, undefined, 2));
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(summary, undefined, 2)}\n`);
process.exitCode = results.every(({ findings }) => findings.length === 0) ? 0 : 1;
