import type { Refusal } from '@meikan/domain';
import type { ExpectedRevision, LogPosition, Outcome } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import type { CommandApiDeps } from './deps.ts';
import type { PreparedCommand } from './prepared-command.ts';
import { envelopeOf, type Sender } from './sender.ts';

/** A wish that is true now. `revision` is null while its stream has no event. */
export type Landed = { readonly position: LogPosition; readonly revision: bigint | null };

/** Sends one prepared command and answers where it landed. @throws ProblemError for every other outcome */
export async function send(
  deps: CommandApiDeps,
  sender: Sender,
  prepared: PreparedCommand,
  expected: ExpectedRevision = 'any',
): Promise<Landed> {
  return landed(await prepared.dispatch(deps.handler, envelopeOf(sender, prepared), expected));
}

/** The one switch from outcomes to problems. */
export function landed(outcome: Outcome<unknown, Refusal>): Landed {
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
      throw new ProblemError({
        code: 'command-id-reused',
        status: 422,
        detail: '同じ番号で別の内容がすでに送られています。番号を作り直して送ってください。',
      });
  }
}

/** The wire's form of a revision; `0` stands for a stream without events. */
export const revisionText = ({ revision }: Landed): string => String(revision ?? 0);
