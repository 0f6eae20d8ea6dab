import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Projections } from '@meikan/projections';
import { type OurLog, openOurLog } from '../append/our-log.ts';
import type { Bench } from '../bench.ts';
import { atMost, row } from '../row.ts';
import { startOurProjections } from './our-projections.ts';
import { usageDeclared } from './usage-history.ts';

const HANGS_MS = 60_000;

/** The process that folds is killed while another one waits for its place: how soon an event written then is visible. */
export const takeoverBench: Bench = {
  name: 'takeover',
  async run({ server, rounds }) {
    const url = await server.database('bench_takeover');
    await using opened = new AsyncDisposableStack();
    const ours = await openOurLog(url);
    opened.defer(() => ours.close());
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await takeOver(ours, url, `round${round}`));
    const value = Math.max(...taken);
    return [
      row({
        name: `from a kill to the next event visible, slowest of ${rounds}`,
        value,
        unit: 'ms',
        goal: atMost(5_000),
      }),
    ];
  },
};

/** Milliseconds. */
async function takeOver(ours: OurLog, url: string, holder: string): Promise<number> {
  await using opened = new AsyncDisposableStack();
  const owner = await startProcess(url);
  opened.defer(() => kill(owner));
  const heir = await startOurProjections(ours);
  opened.defer(() => heir.stop());
  await visible(ours, heir, `${holder}x1`);
  const killed = performance.now();
  await kill(owner);
  await visible(ours, heir, `${holder}x2`);
  return performance.now() - killed;
}

async function startProcess(url: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'projections-process.ts');
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function visible({ log }: OurLog, { watermarks }: Projections, holder: string): Promise<void> {
  const result = await log.append(usageDeclared(holder, 0));
  if (result.kind !== 'appended') throw new Error(`an append answered ${result.kind}`);
  const { reached } = await watermarks.waitFor(result.position, { withinMs: HANGS_MS });
  if (!reached) throw new Error('nobody has taken over');
}
