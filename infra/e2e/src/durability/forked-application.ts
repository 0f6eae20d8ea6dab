import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { Place } from './settle-in.ts';

/** The whole application in a process of its own: command API, read API, projections, identity. */
export type ForkedApplication = {
  readonly url: string;
  /** `kill -9`. Resolves when the process is gone. */
  kill(): Promise<void>;
};

const greeting = z.object({ url: z.url() });

export async function forkApplication(place: Place): Promise<ForkedApplication> {
  const child = fork(join(import.meta.dirname, 'application-process.ts'), [place.databaseUrl, place.dataFolder], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = greeting.parse(await firstMessage(child));
  return {
    url,
    async kill() {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`the application ended with ${code ?? signal}`)));
  });
}
