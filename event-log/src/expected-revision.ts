import type { ExpectedRevision } from './port.ts';

/** Whether a stream whose last event has `revision` (null: none) is as expected. */
export function meets(expected: ExpectedRevision, revision: bigint | null): boolean {
  if (expected === 'any') return true;
  if (expected === 'no-stream') return revision === null;
  if (expected === 'stream-exists') return revision !== null;
  return expected === revision;
}
