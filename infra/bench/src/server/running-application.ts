import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../../../..');

/** `npm start` in a process of its own, with demo data and without rate limits. */
export type RunningApplication = {
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
  readonly timeoutSeconds: number;
};

export async function startApplication(
  folder: string,
  { demo, timeoutSeconds }: Choice = { demo: 'small', timeoutSeconds: 300 },
): Promise<RunningApplication> {
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
      MEIKAN_DATA: join(folder, 'data'),
    },
  });
  await ready(child, { url, timeoutSeconds });
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

type Wanted = { readonly url: string; readonly timeoutSeconds: number };

async function ready(child: ChildProcess, { url, timeoutSeconds }: Wanted): Promise<void> {
  const deadline = performance.now() + timeoutSeconds * 1000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the application ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the application was not ready within ${timeoutSeconds} s`);
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
