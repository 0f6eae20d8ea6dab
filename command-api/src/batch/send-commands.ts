import { createHash } from 'node:crypto';
import type { CommandResult, QueuedCommand } from '@meikan/contracts';
import { instant } from '@meikan/domain';
import type { ExpectedRevision, LogPosition } from '@meikan/event-log';
import { type AccountViewer, isFault, ProblemError, parseOrRefuse } from '@meikan/platform';
import type { CommandApiDeps } from '../edge/deps.ts';
import type { PreparedCommand } from '../edge/prepared-command.ts';
import { envelopeOf } from '../edge/sender.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import { createWorld } from '../world/world.ts';
import { queuedCommands } from './queued-commands.ts';

export type Batch = { readonly device: string; readonly commands: readonly QueuedCommand[] };
export type BatchAnswer = { readonly results: readonly CommandResult[]; readonly position: LogPosition | null };

type Result = { readonly wire: CommandResult; readonly position: LogPosition | null };

/**
 * Carries out a phone's queue in its order, a result each (design.md 10). A command that depends on one which did not come
 * true is `blocked`; the others go on. Faults of the world fail the whole request: the phone sends it again.
 */
export async function sendCommands(deps: CommandApiDeps, viewer: AccountViewer, batch: Batch): Promise<BatchAnswer> {
  const results: CommandResult[] = [];
  const failed = new Set<string>();
  let position: LogPosition | null = null;
  for (const command of batch.commands) {
    const result = command.dependsOn?.some((id) => failed.has(id))
      ? { wire: { id: command.id, status: 'blocked' as const }, position: null }
      : await sendOne(deps, viewer, batch.device, command);
    if (!['applied', 'duplicate', 'unchanged'].includes(result.wire.status)) failed.add(command.id);
    position = result.position ?? position;
    results.push(result.wire);
  }
  return { results, position };
}

async function sendOne(
  deps: CommandApiDeps,
  viewer: AccountViewer,
  device: string,
  command: QueuedCommand,
): Promise<Result> {
  const known = queuedCommands.get(command.type);
  if (!known || known.v !== command.v) return only({ id: command.id, status: 'unknown-version' });
  try {
    const data = parseOrRefuse(known.data, command.data, 'invalid');
    const circumstances = {
      world: createWorld(deps.handler),
      viewer,
      commandId: command.id,
      at: instant(command.issuedAt),
    };
    const prepared = await known.prepare(data, circumstances);
    if (prepared.stream !== command.stream) return only({ id: command.id, status: 'wrong-account' });
    const expected = await expectedOf(deps, command);
    if (expected === null) return only({ id: command.id, status: 'blocked' });
    return await dispatch(deps, { viewer, device, command, prepared, expected });
  } catch (error) {
    if (error instanceof ProblemError && !isFault(error)) return only(resultOfProblem(command.id, error));
    throw error;
  }
}

/** `after` names the command whose answer this one builds on; null while that has no answer. */
async function expectedOf({ log }: CommandApiDeps, { expected }: QueuedCommand): Promise<ExpectedRevision | null> {
  if (expected === 'any') return 'any';
  if (expected === 'absent') return 'no-stream';
  if ('revision' in expected) return BigInt(expected.revision);
  const receipt = await log.findReceipt({ commandId: expected.after });
  if (!receipt || receipt.outcome === 'refused') return null;
  return receipt.revision ?? 'no-stream';
}

type Dispatch = {
  readonly viewer: AccountViewer;
  readonly device: string;
  readonly command: QueuedCommand;
  readonly prepared: PreparedCommand;
  readonly expected: ExpectedRevision;
};

async function dispatch(
  deps: CommandApiDeps,
  { viewer, device, command, prepared, expected }: Dispatch,
): Promise<Result> {
  const { id } = command;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([command.type, command.v, command.stream, command.data]))
    .digest('hex');
  const sender = { viewer, commandId: id, at: instant(command.issuedAt), bodyHash, device };
  const outcome = await prepared.dispatch(deps.handler, envelopeOf(sender, prepared), expected);
  switch (outcome.kind) {
    case 'handled':
    case 'unchanged': {
      const status = outcome.repeated ? 'duplicate' : outcome.kind === 'handled' ? 'applied' : 'unchanged';
      const revision = outcome.revision === null ? {} : { revision: String(outcome.revision) };
      return { wire: { id, status, ...revision, position: outcome.position }, position: outcome.position };
    }
    case 'refused':
      return only(resultOfProblem(id, problemOfRefusal(outcome.refusal)));
    case 'conflict': {
      const revision = outcome.revision === null ? null : String(outcome.revision);
      const state = JSON.parse(JSON.stringify(outcome.state));
      return only({ id, status: 'conflict', current: { revision, state, changed: Object.keys(command.data) } });
    }
    case 'reused-command-id':
      return only({ id, status: 'refused' });
  }
}

const only = (wire: CommandResult): Result => ({ wire, position: null });

function resultOfProblem(id: string, error: ProblemError): CommandResult {
  const status = error.status === 403 || error.status === 404 ? 'forbidden' : error.status === 410 ? 'gone' : 'refused';
  return { id, status, problem: error.toProblem() };
}
