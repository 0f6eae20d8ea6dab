import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '@meikan/testkit';
import type { Bench } from './bench.ts';
import { startBenchServer } from './bench-server.ts';
import { benches } from './benches.ts';
import { printTable } from './print-table.ts';
import { hintAt, runBenches } from './run-benches.ts';

/** `npm run bench -- [--json FILE] [--only append,search] [--quick] [--rounds 5] [--seed N]`; `offline` also `[--goals G2,G5] [--builds FOLDER] [--against FOLDER]`, `large` `[--data FOLDER]` */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    goals: { type: 'string' },
    builds: { type: 'string' },
    against: { type: 'string' },
    data: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const chosen = choose(values.only);
const rounds = Number(values.rounds ?? (values.quick ? 3 : 5));
const scale = values.quick ? 0.2 : 1;

// Beside the sources, not in the system's temporary folder: that one may be memory, where fsync costs nothing.
const cache = resolve(import.meta.dirname, '../../../.cache/bench');
await mkdir(cache, { recursive: true });
const folder = await mkdtemp(join(cache, 'run-'));
const server = await startBenchServer(folder);
try {
  say(`seed ${values.seed}, median of ${rounds} rounds in an order of chance${values.quick ? ', quick' : ''}`);
  const random = randomOf(Number(values.seed)).next;
  const { builds, against, data } = values;
  const goals = values.goals?.split(',');
  const results = await runBenches(chosen, {
    server,
    random,
    rounds,
    scale,
    folder,
    goals,
    builds,
    against,
    data,
    say,
  });
  say(`\n${printTable(results.rows)}`);
  hintAt(results, say);
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(results.rows, undefined, 2)}\n`);
  process.exitCode = results.failed.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function choose(only: string | undefined): readonly Bench[] {
  if (only === undefined) return benches;
  const names = only.split(',');
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) throw new Error(`unknown: ${unknown}; there are ${benches.map(({ name }) => name)}`);
  return benches.filter(({ name }) => names.includes(name));
}
