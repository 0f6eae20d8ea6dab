import pTimeout from 'p-timeout';
import { HANGS_MS } from './hangs.ts';

type Limit = {
  /** Milliseconds until giving up; a minute when absent, which only what hangs reaches. */
  readonly within?: number;
};

/**
 * Answers what a promise answers. For what has no time-out of its own: `page.evaluate` waits for ever for a promise of the page.
 *
 * @param awaited what is waited for, as in 'waited for …'
 * @throws TimeoutError that names what was waited for
 */
export const inTime = <T>(awaited: string, promise: Promise<T>, { within = HANGS_MS }: Limit = {}): Promise<T> =>
  pTimeout(promise, { milliseconds: within, message: `Waited ${within} ms for ${awaited}.` });
