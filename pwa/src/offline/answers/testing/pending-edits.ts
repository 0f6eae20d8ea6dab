import type { QueuedInput, QueuedType } from '@meikan/contracts';
import { queuedCommands } from '@meikan/contracts';
import type { Wish } from '../../outbox/wish.ts';
import type { Pending } from '../pending.ts';

const WHEN = '2026-11-21T03:00:00.000Z';

type Told = { readonly name?: string; readonly standing?: boolean; readonly base?: Wish['base'] };

/** An edit that waits, as an overlay sees it; `standing`: the server did not take it. */
export function pendingEdit<T extends QueuedType>(
  type: T,
  data: QueuedInput[T],
  { name = '', standing = false, base = {} }: Told = {},
): Pending {
  const wish: Wish = {
    ...{ id: crypto.randomUUID(), type, v: 1, stream: 'lane', data: {}, base, seen: null, issuedAt: WHEN },
    ...{ dependsOn: [], about: { name, path: '/' } },
  };
  return { id: wish.id, type, data: queuedCommands[type].schema.parse(data), wish, standing } as Pending;
}
