import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../../../..');

/** `npm start` in a process of its own, with demo data and without rate limits. */
export type RunningHouse = {
  readonly url: string;
  /** Seconds from its start until `/ready` answered 200. */
  readonly readyAfter: number;
  /** Megabytes that Node holds, as `/metrics` tells. */
  memory(): Promise<number>;
  /** Ends it as Ctrl-C does; answers after how many seconds everything was gone. */
  stop(): Promise<number>;
};

type Choice = {
  readonly demo: 'small' | 'large';
  /** Seconds within which it must be ready: the large demo is written at the first start. */
  readonly patience: number;
};

export async function startHouse(
  folder: string,
  { demo, patience }: Choice = { demo: 'small', patience: 300 },
): Promise<RunningHouse> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'infra/local/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      RATE_LIMITS: 'off',
      MEIKAN_DEMO: demo,
      MEIKAN_DATA: join(folder, 'house'),
    },
  });
  await ready(child, { url, patience });
  return {
    url,
    readyAfter: (performance.now() - began) / 1000,
    memory: async () => residentBytes(await (await fetch(`${url}/metrics`)).text()) / 1024 / 1024,
    async stop() {
      const asked = performance.now();
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
      return (performance.now() - asked) / 1000;
    },
  };
}

type Wanted = { readonly url: string; readonly patience: number };

async function ready(child: ChildProcess, { url, patience }: Wanted): Promise<void> {
  const deadline = performance.now() + patience * 1000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the house ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the house was not ready within ${patience} s`);
}

function residentBytes(metrics: string): number {
  const found = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1];
  if (found === undefined) throw new Error('/metrics does not tell the memory');
  return Number(found);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
