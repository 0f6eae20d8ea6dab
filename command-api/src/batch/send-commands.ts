import type { CallBody, CommandResult, QueuedCommand, sendCommands as sendCommandsCall } from '@meikan/contracts';
import type { LogPosition } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import type { CommandApiDeps } from '../edge/deps.ts';
import { type QueuedSender, sendQueued } from './send-queued.ts';
import { type CommandTable, isTooOld } from './versions.ts';

export type Batch = CallBody<typeof sendCommandsCall>;
export type BatchAnswer = { readonly results: readonly CommandResult[]; readonly position: LogPosition | null };

const cameTrue: ReadonlySet<CommandResult['status']> = new Set(['applied', 'duplicate', 'unchanged']);

/**
 * Carries out a phone's queue in its order, a result each (design.md 10). A command that depends on one which did not come
 * true is `blocked`; the others go on. Faults of the world fail the whole request: the phone sends it again, and whatever had
 * come true by then is answered as a duplicate. A command in a form that was given up fails the whole request before any of it
 * is carried out.
 * @throws ProblemError 426
 */
export async function sendCommands(
  deps: CommandApiDeps,
  viewer: AccountViewer,
  batch: Batch,
  table: CommandTable,
): Promise<BatchAnswer> {
  if (batch.commands.some((command) => isTooOld(table, command))) throw new ProblemError({ code: 'upgrade-required' });
  if (batch.account !== undefined && batch.account !== viewer.accountId) return ofAnother(batch);
  const results: CommandResult[] = [];
  const came = new Map<string, boolean>();
  let position: LogPosition | null = null;
  for (const command of batch.commands) {
    const sender: QueuedSender = { deps, viewer, device: batch.device, table };
    const result = (await isBlocked(deps, command, came))
      ? { wire: { id: command.id, status: 'blocked' as const }, position: null }
      : await sendQueued(sender, command);
    came.set(command.id, cameTrue.has(result.wire.status));
    position = result.position ?? position;
    results.push(result.wire);
  }
  return { results, position };
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
