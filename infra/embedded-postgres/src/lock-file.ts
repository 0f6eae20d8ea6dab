import { readFile, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './run.ts';

const timeoutMs = 15_000;

/**
 * Makes way for a new server on `cluster`: waits for one that is just ending, and removes a postmaster.pid whose
 * number now belongs to another program. PostgreSQL itself only asks whether the number lives, and after a restart of
 * a container the same low number is somebody else's, so it would refuse for ever. A number that nobody has is left to
 * PostgreSQL, which then looks whether a backend of the dead server is still there.
 */
export async function makeWay(cluster: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const holder = await holderOf(cluster);
    if (holder === 'nobody') return;
    if (holder === 'another-program') return rm(join(cluster, 'postmaster.pid'), { force: true });
    if (Date.now() > deadline) throw new Error(`別の名鑑がデータフォルダー ${cluster} を使っています。`);
    await pause(100);
  }
}

type Holder = 'nobody' | 'postgres' | 'another-program';

async function holderOf(cluster: string): Promise<Holder> {
  const pid = Number((await readIfPresent(join(cluster, 'postmaster.pid'))).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return 'nobody';
  const command = await commandOf(pid);
  if (command.trim() === '') return 'nobody';
  return command.includes('postgres') ? 'postgres' : 'another-program';
}

/** The command line of a living process, or the empty text. */
async function commandOf(pid: number): Promise<string> {
  if (platform() === 'linux') return readIfPresent(`/proc/${pid}/cmdline`);
  if (platform() === 'win32') return (await run(['tasklist', '/nh', '/fo', 'csv', '/fi', `PID eq ${pid}`])).output;
  return (await run(['ps', '-ww', '-p', String(pid), '-o', 'args='])).output;
}

async function readIfPresent(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}
