import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually, freePort } from '@meikan/testkit';

type Environment = Readonly<Record<string, string>>;

function spawnProgram(file: string, environment: Environment): ChildProcess {
  return spawn(process.execPath, [new URL(`../${file}`, import.meta.url).pathname], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
}

/** Starts a program of this folder as a process of its own and waits until it says that it is ready. */
export async function startProgram(file: string, environment: Environment) {
  const port = await freePort();
  const child = spawnProgram(file, { PORT: String(port), ...environment });
  child.stderr?.pipe(process.stderr);
  const baseUrl = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.kill(signal)) await once(child, 'exit');
    return child.exitCode;
  };
  const isReady = async () => {
    if (child.exitCode !== null) return { ended: child.exitCode };
    const answer = await fetch(`${baseUrl}/ready`);
    return answer.ok && ((await answer.json()) as unknown);
  };
  const ready = await eventually(isReady);
  return {
    baseUrl,
    ready,
    /** Its exit code. */
    terminate: () => end('SIGTERM'),
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  };
}

/** What a program that does not start says on standard error. */
export async function refusalOf(file: string, environment: Environment): Promise<string> {
  const child = spawnProgram(file, { PORT: '1', ...environment });
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const [code] = await once(child, 'close');
  return `${code} ${said.join('')}`;
}
