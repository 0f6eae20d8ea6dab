import { createHash } from 'node:crypto';
import type { CommandResult, QueuedCommand } from '@meikan/contracts';
import { type Instant, instant, type Refusal } from '@meikan/domain';
import type { ExpectedRevision, HandlingResult, LogPosition } from '@meikan/event-log';
import { type AccountViewer, commandIdReused, isFault, ProblemError, parseOrRefuse } from '@meikan/platform';
import { createEntityLoader } from '../entities/entity-loader.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { dispatch, withIdempotency } from '../route/idempotency.ts';
import type { PreparedCommand } from '../route/prepared-command.ts';
import type { Sender } from '../route/sender.ts';
import { presentState } from './present-state.ts';
import { type CommandTable, knownCommand, upcastToCurrent } from './versions.ts';
import type { WireCommand } from './wire-command.ts';

export type QueuedSender = {
  readonly deps: CommandApiDeps;
  readonly viewer: AccountViewer;
  readonly device: string;
  readonly table: CommandTable;
  /** Leaves a trace of what only admins may do. */
  tellOfRefusal(command: QueuedCommand): Promise<void>;
};
export type QueuedResult = { readonly wire: CommandResult; readonly position: LogPosition | null };

const only = (wire: CommandResult): QueuedResult => ({ wire, position: null });

/**
 * One command of a queue. Refusals are results; only faults of the entities and defects are thrown.
 * @param before the commands of the same request that stand before it
 */
export async function sendQueued(
  sender: QueuedSender,
  command: QueuedCommand,
  before: readonly QueuedCommand[],
): Promise<QueuedResult> {
  const known = knownCommand(sender.table, command);
  if (!known) return only({ id: command.id, status: 'unknown-version' });
  const { deps, viewer, device } = sender;
  const from: Sender = {
    viewer,
    device,
    commandId: command.id.toLowerCase(),
    at: notAfter(command.issuedAt, deps.clock.now()),
    bodyHash: hashOf(command),
    mayBeRepeated: true,
  };
  try {
    return await carryOut(sender, from, known, command, before);
  } catch (error) {
    if (error instanceof ProblemError && !isFault(error)) return only(resultOfProblem(command.id, error));
    throw error;
  }
}

/** The sender's clock is a claim: nothing happens later than now. */
function notAfter(issuedAt: string, now: Date): Instant {
  const latest = now.toISOString();
  return instant(issuedAt < latest ? issuedAt : latest);
}

/** Over what was received, not over what it is brought up to: a repeat after an upgrade is the same command. */
function hashOf({ type, v, stream, data }: QueuedCommand): string {
  return createHash('sha256')
    .update(JSON.stringify([type, v, stream, data]))
    .digest('hex');
}

async function carryOut(
  sender: QueuedSender,
  from: Sender,
  known: WireCommand,
  command: QueuedCommand,
  before: readonly QueuedCommand[],
): Promise<QueuedResult> {
  const { deps } = sender;
  const { id } = command;
  const answer = await withIdempotency(deps, from, async () => {
    const prepared = await prepareQueued(sender, from, known, command);
    if (![prepared.stream, prepared.alias].some((name) => name === command.stream))
      return only({ id, status: 'wrong-account' });
    const expected = await expectedOf(deps, command, before);
    if (expected === 'nothing yet') return only({ id, status: 'blocked' });
    const outcome = await dispatch(deps, from, prepared, expected);
    if (outcome.kind !== 'conflict') return resultOf(id, outcome);
    return only({
      id,
      status: 'conflict',
      current: await presentState(deps, from, { prepared, expected, ...outcome }),
    });
  });
  return 'wire' in answer ? answer : resultOf(id, answer.outcome);
}

async function prepareQueued(
  { deps, tellOfRefusal }: QueuedSender,
  { viewer, commandId, at }: Sender,
  known: WireCommand,
  command: QueuedCommand,
): Promise<PreparedCommand> {
  if (known.roles?.includes(viewer.role) === false) {
    if (known.roles.every((role) => role === 'admin')) await tellOfRefusal(command);
    throw new ProblemError({ code: 'forbidden' });
  }
  const data = parseOrRefuse(known.schema, upcastToCurrent(known, command), 'invalid');
  return known.prepare(data, { entities: createEntityLoader(deps.handler), viewer, commandId, at });
}

/**
 * `after` names the command whose answer this one builds on. Where that one changed nothing, its sender has still seen what it was
 * expected itself to stand on, and nothing of what others have written since.
 */
async function expectedOf(
  deps: CommandApiDeps,
  { expected }: QueuedCommand,
  before: readonly QueuedCommand[],
): Promise<ExpectedRevision | 'nothing yet'> {
  if (expected === 'any') return 'any';
  if (expected === 'absent') return 'no-stream';
  if ('revision' in expected) return BigInt(expected.revision);
  const receipt = await deps.log.findReceipt({ commandId: expected.after });
  if (!receipt || receipt.outcome === 'refused') return 'nothing yet';
  const index = before.findIndex(({ id }) => id === expected.after);
  const named = before[index];
  if (receipt.outcome === 'unchanged' && named && named.expected !== 'any')
    return expectedOf(deps, named, before.slice(0, index));
  return receipt.revision ?? 'no-stream';
}

type Conflict = Extract<HandlingResult<unknown, Refusal>, { kind: 'conflict' }>;

/** The one switch from outcomes to results. */
function resultOf(id: string, outcome: Exclude<HandlingResult<unknown, Refusal>, Conflict>): QueuedResult {
  switch (outcome.kind) {
    case 'handled': {
      const { position, revision, repeated } = outcome;
      return {
        wire: { id, status: repeated ? 'duplicate' : 'applied', position, revision: String(revision) },
        position,
      };
    }
    // Without the stream's revision: others may have written meanwhile, of which its sender has seen nothing.
    case 'unchanged': {
      const { position, repeated } = outcome;
      return { wire: { id, status: repeated ? 'duplicate' : 'unchanged', position }, position };
    }
    case 'refused':
      return only(resultOfProblem(id, problemOfRefusal(outcome.refusal)));
    case 'reused-command-id':
      return only(resultOfProblem(id, commandIdReused()));
  }
}

function resultOfProblem(id: string, error: ProblemError): CommandResult {
  const status = error.status === 403 || error.status === 404 ? 'forbidden' : error.status === 410 ? 'gone' : 'refused';
  return { id, status, problem: error.toProblem() };
}
