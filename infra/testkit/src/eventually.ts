import { setTimeout as pause } from 'node:timers/promises';
import { HANGS_MS } from './hangs.ts';

type Deadline = {
  /** Milliseconds until giving up; a minute when absent, which only what hangs reaches. */
  readonly within?: number;
};

/**
 * Asks `condition` again and again until it answers something truthy, and answers that. A condition that throws is
 * asked again too, so an expectation may stand in it.
 *
 * @throws what the condition threw last, or an Error that says how long was waited.
 */
export async function eventually<T>(condition: () => T | Promise<T>, { within = HANGS_MS }: Deadline = {}): Promise<T> {
  const deadline = performance.now() + within;
  for (let wait = 5; ; wait = Math.min(wait * 1.5, 100)) {
    const attempt = await attemptOf(condition, within);
    if (attempt.held) return attempt.answer;
    if (performance.now() >= deadline) throw attempt.reason;
    await pause(wait);
  }
}

type Attempt<T> = { readonly held: true; readonly answer: T } | { readonly held: false; readonly reason: unknown };

async function attemptOf<T>(condition: () => T | Promise<T>, within: number): Promise<Attempt<T>> {
  try {
    const answer = await condition();
    return answer ? { held: true, answer } : { held: false, reason: notWithin(within) };
  } catch (reason) {
    return { held: false, reason };
  }
}

function notWithin(milliseconds: number): Error {
  return new Error(`The condition did not hold within ${milliseconds} ms.`);
}
