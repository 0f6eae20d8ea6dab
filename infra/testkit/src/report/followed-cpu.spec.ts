import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { canFollow, followCpu, lostBetween, type Processes } from './followed-cpu.ts';

type Row = readonly [id: number, parent: number, own: number, waitedFor?: number];
const seen = (...rows: readonly Row[]): Processes =>
  new Map(rows.map(([id, parent, own, waitedFor = 0]) => [id, { parent, own, waitedFor }]));

describe('what ended between two looks', () => {
  test('and was waited for is in the account of its parent', () => {
    expect(lostBetween(seen([1, 0, 5], [2, 1, 70, 30]), seen([1, 0, 5, 120]))).toBe(0);
  });

  test('together with the parent that waited for it is in the account of the one above', () => {
    const before = seen([1, 0, 5], [2, 1, 10, 40], [3, 2, 100, 200]);
    expect(lostBetween(before, seen([1, 0, 5, 350]))).toBe(0);
  });

  test('and nobody waited for counts as it was last seen', () => {
    expect(lostBetween(seen([1, 0, 5], [2, 1, 10], [3, 2, 100]), seen([1, 0, 5, 10]))).toBe(100);
  });

  test('and has outlived whoever started it counts as it was last seen', () => {
    expect(lostBetween(seen([7, 0, 5], [3, 1, 100]), seen([7, 0, 5]))).toBe(100);
  });
});

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
