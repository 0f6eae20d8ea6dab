import type { Refusal } from '@meikan/domain';
import type { ExpectedRevision, Outcome, Receipt } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import { z } from 'zod';
import type { CommandApiDeps } from './deps.ts';
import type { PreparedCommand } from './prepared-command.ts';
import { envelopeOf, type Sender } from './sender.ts';

/** What a receipt can say. */
export type FirstAnswer = Extract<
  Outcome<never, Refusal>,
  { kind: 'handled' | 'unchanged' | 'refused' | 'reused-command-id' }
>;

const refusalSchema = z.object({ code: z.string(), field: z.string().optional() });

function refusalOf({ refusal }: Receipt): Refusal {
  const { code, field } = refusalSchema.parse(refusal);
  return field === undefined ? { code } : { code, field };
}

function outcomeOf(receipt: Receipt): FirstAnswer {
  const { outcome, position, revision } = receipt;
  if (outcome === 'refused') return { kind: 'refused', refusal: refusalOf(receipt), repeated: true };
  if (outcome === 'unchanged' || revision === null) return { kind: 'unchanged', position, revision, repeated: true };
  return { kind: 'handled', position, revision, repeated: true };
}

/** What a command was answered the first time; null when it is new. Another body or sender under its id is told so. */
async function findFirstAnswer({ log }: CommandApiDeps, sender: Sender): Promise<FirstAnswer | null> {
  if (!sender.mayBeRepeated) return null;
  const receipt = await log.findReceipt({ commandId: sender.commandId });
  if (!receipt) return null;
  const same = receipt.accountId === sender.viewer.accountId && receipt.bodyHash === sender.bodyHash;
  return same ? outcomeOf(receipt) : { kind: 'reused-command-id' };
}

/**
 * Answers a repeat as the first time, before anything is prepared: what the command needed then may be gone, not least by its
 * own doing. Asked again when preparing fails, since the first of two that came together may be done by then.
 */
export async function firstAnswerOr<T>(
  deps: CommandApiDeps,
  sender: Sender,
  act: () => Promise<T>,
): Promise<T | FirstAnswer> {
  const before = await findFirstAnswer(deps, sender);
  if (before) return before;
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const meanwhile = await findFirstAnswer(deps, sender);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

/**
 * Sends a prepared command on its way. Of two copies that come together one may find its stream moved on by the other: that is
 * its first answer, and no conflict.
 */
export async function dispatch(
  deps: CommandApiDeps,
  sender: Sender,
  prepared: PreparedCommand,
  expected: ExpectedRevision,
): Promise<Outcome<unknown, Refusal>> {
  const outcome = await prepared.dispatch(deps.handler, envelopeOf(sender, prepared), expected);
  if (outcome.kind !== 'conflict') return outcome;
  return (await findFirstAnswer(deps, sender)) ?? outcome;
}
