import type { Refusal } from '@meikan/domain';
import type { ExpectedRevision, HandlingResult, Receipt, StreamName } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import { z } from 'zod';
import type { CommandApiDeps } from './deps.ts';
import type { PreparedCommand } from './prepared-command.ts';
import { envelopeOf, type Sender } from './sender.ts';

/** What became of a command, and in which stream. */
export type Answered<O = HandlingResult<unknown, Refusal>> = { readonly outcome: O; readonly stream: StreamName };

/** What a receipt can say. */
export type FirstOutcome = Extract<
  HandlingResult<never, Refusal>,
  { kind: 'handled' | 'unchanged' | 'refused' | 'reused-command-id' }
>;

const refusalSchema = z.object({ code: z.string(), field: z.string().optional() });

function refusalOf({ refusal }: Receipt): Refusal {
  const { code, field } = refusalSchema.parse(refusal);
  return field === undefined ? { code } : { code, field };
}

function outcomeOf(receipt: Receipt): FirstOutcome {
  const { outcome, position, revision } = receipt;
  if (outcome === 'refused') return { kind: 'refused', refusal: refusalOf(receipt), repeated: true };
  if (outcome === 'unchanged' || revision === null) return { kind: 'unchanged', position, revision, repeated: true };
  return { kind: 'handled', position, revision, repeated: true };
}

/** What a command was answered the first time; null when it is new. Another body or sender under its id is told so. */
async function findFirstAnswer({ log }: CommandApiDeps, sender: Sender): Promise<Answered<FirstOutcome> | null> {
  if (!sender.mayBeRepeated) return null;
  const receipt = await log.findReceipt({ commandId: sender.commandId });
  if (!receipt) return null;
  const same = receipt.accountId === sender.viewer.accountId && receipt.bodyHash === sender.bodyHash;
  return { outcome: same ? outcomeOf(receipt) : { kind: 'reused-command-id' }, stream: receipt.stream };
}

/**
 * Answers a repeat as the first time, before anything is prepared: what the command needed then may be gone, not least by its
 * own doing. Asked again when preparing fails, since the first of two that came together may be done by then.
 */
export async function withIdempotency<T>(
  deps: CommandApiDeps,
  sender: Sender,
  act: () => Promise<T>,
): Promise<T | Answered<FirstOutcome>> {
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

/** How often a command is made anew when other writers were faster. */
const TRIES = 5;

/**
 * Prepares a command and sends it on its way. One that was made of what stood is made anew when others wrote in between, unless
 * its sender says on which revision it is to be done.
 */
export async function prepareAndDispatch(
  deps: CommandApiDeps,
  sender: Sender,
  prepare: () => Promise<PreparedCommand>,
  expected: ExpectedRevision,
): Promise<Answered> {
  for (let attempt = 1; ; attempt++) {
    const prepared = await prepare();
    const madeOf = expected === 'any' ? prepared.madeOf : undefined;
    const outcome = await dispatch(deps, sender, prepared, madeOf ?? expected);
    const isLate = outcome.kind === 'conflict' && madeOf !== undefined;
    if (!isLate || attempt === TRIES) return { outcome, stream: prepared.stream };
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
): Promise<HandlingResult<unknown, Refusal>> {
  const outcome = await prepared.dispatch(deps.handler, envelopeOf(sender, prepared), expected);
  if (outcome.kind !== 'conflict') return outcome;
  return (await findFirstAnswer(deps, sender))?.outcome ?? outcome;
}
