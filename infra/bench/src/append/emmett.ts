import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Throughput } from '../at-once.ts';

const peers = join(import.meta.dirname, '../../peers');
const answer = z.object({ perSecond: z.number(), p99: z.number() });

/** Emmett in a process of its own, since it changes pg's type parsers for all of its process. */
export type Emmett = {
  append(count: number, callers: number): Promise<Throughput>;
  command(count: number, callers: number): Promise<Throughput>;
  close(): Promise<void>;
};

/** Installs the peers at the first use. @throws Error when npm cannot */
export async function openEmmett(url: string, say: (line: string) => void): Promise<Emmett> {
  if (!existsSync(join(peers, 'node_modules/@event-driven-io/emmett-postgresql'))) {
    say('installing the peers…');
    await install();
  }
  const child = fork(join(peers, 'emmett.mjs'), [url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ask = async (work: 'append' | 'command', count: number, callers: number): Promise<Throughput> => {
    const answered = once(child, 'message', { signal: AbortSignal.timeout(120_000) });
    child.send({ work, count, callers });
    return answer.parse((await answered)[0]);
  };
  await once(child, 'message', { signal: AbortSignal.timeout(30_000) });
  return {
    append: (count, callers) => ask('append', count, callers),
    command: (count, callers) => ask('command', count, callers),
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function install(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: peers, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the peers of the bench could not be installed');
}
