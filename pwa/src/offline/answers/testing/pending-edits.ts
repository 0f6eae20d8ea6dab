import type { QueuedInput, QueuedType } from '@meikan/contracts';
import { queuedData } from '@meikan/contracts';
import type { Wish } from '../../outbox/wish.ts';
import type { Pending } from '../pending.ts';

const WHEN = '2026-11-21T03:00:00.000Z';

/** An edit that waits, as an overlay sees it; `standing`: the server did not take it. */
export function pendingEdit<T extends QueuedType>(
  type: T,
  data: QueuedInput[T],
  { name = '', standing = false }: { readonly name?: string; readonly standing?: boolean } = {},
): Pending {
  const wish: Wish = {
    ...{ id: crypto.randomUUID(), type, v: 1, stream: 'lane', data: {}, base: {}, seen: null, issuedAt: WHEN },
    ...{ dependsOn: [], about: { name, path: '/' } },
  };
  return { id: wish.id, type, data: queuedData[type].schema.parse(data), wish, standing } as Pending;
}
