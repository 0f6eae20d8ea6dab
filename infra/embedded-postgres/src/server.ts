import { type ChildProcess, spawn } from 'node:child_process';
import { platform } from 'node:os';
import { createInterface } from 'node:readline';
import { run } from './run.ts';
import type { Log, Runner } from './runner.ts';
import { type Settings, toArguments } from './settings.ts';

/** A server that accepts connections; `stop` may be called any number of times. */
export type Server = { stop(): Promise<void> };

type Start = {
  readonly runner: Runner;
  readonly cluster: string;
  readonly port: number;
  readonly settings: Settings;
  readonly log: Log;
};

/**
 * Keeps the server until the pipe on its standard input closes, then asks for a fast shutdown. So the server ends when
 * we say so and also when this process is killed, but not by the Ctrl-C that reaches the whole terminal.
 */
const guard = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ read -r _ <&3; kill -INT "$server" 2>/dev/null; } &
watcher=$!
exec 3<&-
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

/** Starts the server and resolves when it accepts connections; rejects with its last words when it ends before. */
export async function startServer(start: Start): Promise<Server> {
  const { runner, cluster, port, settings } = start;
  const words = ['-D', cluster, '-p', String(port), ...toArguments(settings)];
  const command = [...runner.prefix, runner.binaries.postgres, ...words];
  const [program = '', ...rest] = isWindows ? command : ['/bin/sh', '-c', guard, 'meikan-postgres', ...command];
  const child = spawn(program, rest, {
    ...runner.account,
    cwd: runner.dataFolder,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await ready(child, start.log);
  return { stop: () => stop(child, ended, start) };
}

const isWindows = platform() === 'win32';

function ready(child: ChildProcess, log: Log): Promise<void> {
  const lastWords: string[] = [];
  return new Promise((resolve, reject) => {
    const refuse = (reason: string): void => reject(new Error(`${notStarted}\n${[...lastWords, reason].join('\n')}`));
    child.once('error', (error) => refuse(error.message));
    child.once('close', (code) => refuse(`exit code ${code}`));
    if (child.stderr === null) return refuse('no standard error');
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line);
      lastWords.push(line);
      if (lastWords.length > 20) lastWords.shift();
      if (line.includes('database system is ready to accept connections')) resolve();
    });
  });
}

const notStarted = 'PostgreSQL を起動できませんでした。';

async function stop(child: ChildProcess, ended: Promise<void>, { runner, cluster }: Start): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    if (isWindows) await run([runner.binaries.pgCtl, 'stop', '-D', cluster, '-m', 'fast']);
    else child.stdin?.end();
  }
  await ended;
}
