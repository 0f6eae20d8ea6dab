import { type ChildProcess, fork } from 'node:child_process';
import { feedAnswer } from './feed-answer.ts';
import { type FeedJob, READY } from './feed-job.ts';
import { FeedRefused } from './feed-refused.ts';
import type { ListedItem } from './newest-items.ts';
import type { FeedSource } from './parse-feed.ts';

/** What one feed may cost. */
export type FeedLimits = { readonly milliseconds: number; readonly heapMegabytes: number };

/** An honest feed of 5 MiB takes a tenth of both; the rest is for a busy machine. */
const LIMITS: FeedLimits = { milliseconds: 5_000, heapMegabytes: 64 };

const { NODE_COMPILE_CACHE } = process.env;
/** Nothing of what the server knows but where Node keeps what it has compiled, if it does: the process then starts in half the time. */
const compileCache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/**
 * Parses a feed in a process of its own, so that no feed holds up another request, and ends it when it takes too long or too
 * much memory. A thread would not do: where JSON, which is read in one step, outgrows a thread's heap, V8 may end the whole
 * server. `now` in milliseconds. @throws FeedRefused
 */
export async function readFeed(
  source: FeedSource,
  now: number,
  limits: FeedLimits = LIMITS,
): Promise<readonly ListedItem[]> {
  const child = fork(new URL('./feed-process.ts', import.meta.url), {
    env: compileCache,
    execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, '--max-semi-space-size=16'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    const answer = feedAnswer.parse(await answerOf(child, { ...source, now }, limits.milliseconds));
    if ('fault' in answer) throw new FeedRefused(answer.fault);
    return answer.items;
  } finally {
    child.kill('SIGKILL');
  }
}

function answerOf(child: ChildProcess, job: FeedJob, milliseconds: number) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let timer: NodeJS.Timeout | undefined;
  child.on('message', (message) => {
    if (message !== READY) return resolve(message);
    timer = setTimeout(() => reject(new FeedRefused('too-slow')), milliseconds);
    child.send(job, (error) => error && reject(error));
  });
  child.once('error', reject);
  child.once('exit', (_code, signal) => reject(isOutOfMemory(signal) ? new FeedRefused('too-complex') : ended(signal)));
  return promise.finally(() => clearTimeout(timer));
}

/** V8 aborts a process that outgrows its heap. */
const isOutOfMemory = (signal: NodeJS.Signals | null): boolean => signal === 'SIGABRT' || signal === 'SIGTRAP';
const ended = (signal: NodeJS.Signals | null) => new Error(`the feed's process ended without an answer (${signal})`);
