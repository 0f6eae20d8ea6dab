import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

/** What a program is told beside its port, and to log errors alone. */
type Environment = Readonly<Record<string, string>>;

/** A program that runs as a process of its own. It is killed at its disposal if it still runs. */
export type Program = AsyncDisposable & {
  readonly baseUrl: string;
  /** What it answered when it was ready, a document of JSON. */
  readonly ready: unknown;
  /** Tells it to end. Answers its exit code. */
  terminate(): Promise<number | null>;
};

function spawnProgram(file: URL, environment: Environment): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, [fileURLToPath(file)], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
}

/** Starts a program on a free port and waits until `/ready` says that it is ready. Throws when it ends before. */
export async function startProgram(file: URL, environment: Environment): Promise<Program> {
  const port = await freePort();
  const child = spawnProgram(file, { PORT: String(port), ...environment });
  child.stderr?.pipe(process.stderr);
  const ended = new AbortController();
  child.once('exit', (code, signal) => ended.abort(new Error(`${file.pathname} ended with ${code ?? signal}`)));
  const end = async (signal: NodeJS.Signals) => {
    if (!ended.signal.aborted && child.kill(signal)) await once(child, 'exit');
    return child.exitCode;
  };
  await using starting = new AsyncDisposableStack();
  starting.defer(async () => void (await end('SIGKILL')));
  const baseUrl = `http://127.0.0.1:${port}`;
  const ready = await eventually(() => ended.signal.aborted || whatIsReady(baseUrl));
  ended.signal.throwIfAborted();
  const killed = starting.move();
  return { baseUrl, ready, terminate: () => end('SIGTERM'), [Symbol.asyncDispose]: () => killed.disposeAsync() };
}

async function whatIsReady(baseUrl: string): Promise<unknown> {
  const answer = await fetch(`${baseUrl}/ready`);
  return answer.ok && answer.json();
}

/** The exit code of a program that does not start, and what it says on standard error. */
export async function refusalOf(file: URL, environment: Environment): Promise<string> {
  const child = spawnProgram(file, { PORT: '1', ...environment });
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)));
  // Not its exit: what it said last may still be on the way then.
  const [code] = await once(child, 'close');
  return `${code} ${said.join('')}`;
}
