import type { CallBody, CommandResult, QueuedCommand, sendCommands as sendCommandsCall } from '@meikan/contracts';
import type { LogPosition } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import type { CommandApiDeps } from '../route/deps.ts';
import { type QueuedSender, sendQueued } from './send-queued.ts';
import { type CommandTable, isTooOld } from './versions.ts';

export type Batch = CallBody<typeof sendCommandsCall>;
export type BatchAnswer = { readonly results: readonly CommandResult[]; readonly position: LogPosition | null };

/** What the endpoint is told of the commands that come in. */
export type Watch = {
  /** Counts a command against its limit. @throws ProblemError 429 */
  admit(command: QueuedCommand): Promise<void>;
  /** Leaves a trace of what only admins may do. */
  tellOfRefusal(command: QueuedCommand): Promise<void>;
};

const cameTrue: ReadonlySet<CommandResult['status']> = new Set(['applied', 'duplicate', 'unchanged']);

/**
 * Carries out a phone's queue in its order, a result each. A command that depends on one which did not come
 * true is `blocked`; the others go on. Faults fail the whole request: the phone sends it again, and whatever had
 * come true by then is answered as a duplicate. A command in a form that was given up fails the whole request before any of it
 * is carried out. One beyond its limit has no result, so that the phone asks again later and the others need not wait for it.
 * @throws ProblemError 426; 429 when all that is left is beyond its limit
 */
export async function sendCommands(
  deps: CommandApiDeps,
  viewer: AccountViewer,
  batch: Batch,
  table: CommandTable,
  { admit, tellOfRefusal }: Watch,
): Promise<BatchAnswer> {
  if (batch.commands.some((command) => isTooOld(table, command))) throw new ProblemError({ code: 'upgrade-required' });
  if (batch.account !== undefined && batch.account !== viewer.accountId) return ofAnother(batch);
  const results: CommandResult[] = [];
  const came = new Map<string, boolean>();
  const sender: QueuedSender = { deps, viewer, device: batch.device, table, tellOfRefusal };
  let position: LogPosition | null = null;
  let beyond: ProblemError | null = null;
  for (const [index, command] of batch.commands.entries()) {
    const isHeld = await isBlocked(deps, command, came);
    const late = isHeld ? null : await beyondLimit(admit, command);
    beyond ??= late;
    came.set(command.id, false);
    if (late) continue;
    const blocked = { wire: { id: command.id, status: 'blocked' as const }, position: null };
    const result = isHeld ? blocked : await sendQueued(sender, command, batch.commands.slice(0, index));
    came.set(command.id, cameTrue.has(result.wire.status));
    position = result.position ?? position;
    results.push(result.wire);
  }
  if (beyond && results.length === 0) throw beyond;
  return { results, position };
}

async function beyondLimit(admit: Watch['admit'], command: QueuedCommand): Promise<ProblemError | null> {
  try {
    await admit(command);
    return null;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too-many-requests') return error;
    throw error;
  }
}

/** A queue outlives a session: whoever signed in meanwhile must neither send it nor be told what is in it (offline F43). */
function ofAnother({ commands }: Batch): BatchAnswer {
  return { results: commands.map(({ id }) => ({ id, status: 'wrong-account' })), position: null };
}

/** What a command builds on stands earlier in the same batch, or was answered before. */
async function isBlocked(
  { log }: CommandApiDeps,
  { dependsOn = [] }: QueuedCommand,
  came: ReadonlyMap<string, boolean>,
): Promise<boolean> {
  for (const id of dependsOn) {
    const here = came.get(id);
    if (here === false) return true;
    if (here === true) continue;
    const receipt = await log.findReceipt({ commandId: id });
    if (!receipt || receipt.outcome === 'refused') return true;
  }
  return false;
}
