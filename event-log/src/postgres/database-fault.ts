import { DatabaseError } from 'pg';
import { LogUnavailable } from '../faults.ts';

/**
 * SQLSTATEs that say "not now": connection (08), shutdown and start-up (57P), a statement cut off in time (57014),
 * resources (53), lock and serialisation (40, 55P03). All others say that the statement itself was wrong.
 */
const PASSING = /^(08|53|57P|57014|40|55P03)/;

/** True when trying again later can help. An error without SQLSTATE comes from the socket, not from the server. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof DatabaseError) || PASSING.test(error.code ?? '');
}

/** True when the server said that the statement was rolled back; otherwise it may have been committed unseen. */
export function wasRolledBack(error: unknown): boolean {
  return error instanceof DatabaseError && !/^(08|57P)/.test(error.code ?? '');
}

/** The one translation of driver errors at this border: passing ones become LogUnavailable, defects stay as they are. */
export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isPassing(error)) throw error;
    throw new LogUnavailable('PostgreSQL does not answer', { cause: error });
  }
}
