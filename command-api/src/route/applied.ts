import type { Refusal } from '@meikan/domain';
import type { HandlingResult, LogPosition, StreamName } from '@meikan/event-log';
import { commandIdReused, ProblemError } from '@meikan/platform';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';

/** Where a command stands that is applied, or was so already. `revision` is null while its stream has no event. */
export type Applied = { readonly position: LogPosition; readonly revision: bigint | null };

/** Also in which stream: its name tells whom a command was for, whomever the sender of a repeat speaks for by then. */
export type Sent = Applied & { readonly stream: StreamName };

/** The one switch from outcomes to problems. @throws ProblemError for every outcome but an applied command */
export function appliedOrThrow(outcome: HandlingResult<unknown, Refusal>): Applied {
  switch (outcome.kind) {
    case 'handled':
    case 'unchanged':
      return { position: outcome.position, revision: outcome.revision };
    case 'refused':
      throw problemOfRefusal(outcome.refusal);
    case 'conflict':
      throw new ProblemError({
        code: 'conflict',
        detail: 'ほかの端末や人の変更が先に届いています。最新の内容を確認して、もう一度お試しください。',
        extensions: { current: { revision: outcome.revision === null ? null : String(outcome.revision) } },
      });
    case 'reused-command-id':
      throw commandIdReused();
  }
}

/** The wire's form of the revision of a stream that has events: a profile's or an item's. */
export function revisionText({ revision }: Applied): string {
  if (revision === null) throw new Error('a command was applied to a stream without events');
  return String(revision);
}
