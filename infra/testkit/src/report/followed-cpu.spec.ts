import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { canFollow, followCpu } from './followed-cpu.ts';

/** Computes until it has used so many seconds of the CPU, and says so. */
const work = (seconds: number): string =>
  `while (process.cpuUsage().user < ${seconds}e6) for (let i = 0; i < 1e6; i += 1); console.log('done'); setInterval(() => {}, 1000);`;

/** Starts one that works a second and outlives it, then works as long itself. */
const PARENT = `
const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work(1))}], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
child.stdout.once('data', () => { console.log(child.pid); process.exit(); });
while (process.cpuUsage().user < 1e6) for (let i = 0; i < 1e6; i += 1);
`;

test.runIf(canFollow)('what a process and one that outlives it have used is counted, and nothing else', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { pid } = parent;
  if (pid === undefined) throw new Error('The process was not started.');
  const cpu = followCpu(pid);
  const [orphan] = await once(parent.stdout, 'data');
  await once(parent, 'close');
  const used = await cpu.read();
  cpu.stop();
  process.kill(Number(orphan));
  // Each of them has worked a second; the parent was last seen half a second before its end.
  expect(used).toBeGreaterThan(1.4);
});
