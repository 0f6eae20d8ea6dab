import { isCommandError } from '@eventstore/db-client';
import { LogUnavailable } from '../faults.ts';

/** Errors that say what is wrong with a request; everything else, of any class, says that the server did not answer. */
const ANSWERS: ReadonlySet<string> = new Set([
  'wrong-expected-version',
  'stream-not-found',
  'no-stream',
  'stream-deleted',
  'maximum-append-size-exceeded',
  'invalid-argument',
  'invalid-transaction',
]);

/**
 * Runs one call with a deadline of our own: a call may never settle (trap 4), and half-open sockets answer nothing.
 * A failed append has an unknown outcome, always: the client rejects all appends in flight for the fault of one
 * (trap 3). `giveUp` lets go of what the call holds.
 */
export async function calling<T>(deadlineMs: number, call: () => Promise<T>, giveUp?: () => void): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`no answer within ${deadlineMs} ms`));
    giveUp?.();
  }, deadlineMs);
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    if (isAnswer(error) || error instanceof LogUnavailable) throw error;
    throw new LogUnavailable('EventStoreDB does not answer', { cause: error, outcomeUnknown: true });
  } finally {
    clearTimeout(timer);
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof Error && isCommandError(error) && ANSWERS.has(error.type);
}

export function isOfType(error: unknown, ...types: readonly string[]): boolean {
  return error instanceof Error && isCommandError(error) && types.includes(error.type);
}
