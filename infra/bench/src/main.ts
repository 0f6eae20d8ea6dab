import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { startBenchServer } from './bench-server.ts';
import { benches } from './benches.ts';
import { printTable } from './print-table.ts';
import type { Row } from './row.ts';
import { seededRandom } from './statistics.ts';

/** `npm run bench -- [--json FILE] [--only append,search] [--quick] [--rounds 5] [--seed N]` */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const chosen = choose(values.only);
const rounds = Number(values.rounds ?? (values.quick ? 3 : 5));

// Beside the sources, not in the system's temporary folder: that one may be memory, where fsync costs nothing.
const cache = resolve(import.meta.dirname, '../../../.cache/bench');
await mkdir(cache, { recursive: true });
const folder = await mkdtemp(join(cache, 'run-'));
const server = await startBenchServer(folder);
try {
  say(`seed ${values.seed}, median of ${rounds} rounds in an order of chance${values.quick ? ', quick' : ''}`);
  const context = {
    server,
    random: seededRandom(Number(values.seed)),
    rounds,
    scale: values.quick ? 0.2 : 1,
    folder,
    say,
  };
  const rows: Row[] = [];
  for (const bench of chosen) rows.push(...(await runOne(bench)));
  say(`\n${printTable(rows)}`);
  hintAt(rows);
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(rows, undefined, 2)}\n`);

  async function runOne(bench: Bench): Promise<readonly Row[]> {
    const [before] = loadavg();
    const began = performance.now();
    const measured = await bench.run(context);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    say(`\n${bench.name}: ${seconds} s, load before it ${before?.toFixed(1)}\n${printTable(measured)}`);
    return measured;
  }
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

function hintAt(rows: readonly Row[]): void {
  const missed = rows.filter(({ met }) => met === false);
  if (missed.length === 0) return;
  say(`\nNot met: ${missed.map(({ name }) => name).join(', ')}.`);
  say('Where the time goes: node --cpu-prof --cpu-prof-dir=.cache/profiles infra/bench/src/main.ts --only <name>');
}
