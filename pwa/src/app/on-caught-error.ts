import { ApiProblem, ApiUnreachable } from '../api/api-error.ts';

/** A page that says an answer in words has dealt with it; everything else that was caught is a defect and is reported. */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) reportError(error);
}
