import type { QueuedInput, QueuedType } from '@meikan/contracts';
import { queuedCommands } from '@meikan/contracts';
import type { Command } from '../../outbox/machine/command.ts';
import type { Pending } from '../pending.ts';

const WHEN = '2026-11-21T03:00:00.000Z';

type Told = { readonly name?: string; readonly standing?: boolean; readonly base?: Command['base'] };

/** An edit that waits, as an overlay sees it; `standing`: the server did not take it. */
export function pendingEdit<T extends QueuedType>(
  type: T,
  data: QueuedInput[T],
  { name = '', standing = false, base = {} }: Told = {},
): Pending {
  const command: Command = {
    ...{ id: crypto.randomUUID(), type, v: 1, stream: 'partition', data: {}, base, seen: null, issuedAt: WHEN },
    ...{ dependsOn: [], about: { name, path: '/' } },
  };
  return { id: command.id, type, data: queuedCommands[type].schema.parse(data), command, standing } as Pending;
}
