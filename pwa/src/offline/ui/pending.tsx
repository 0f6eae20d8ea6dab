import { PendingBadge } from './pending-badge.tsx';
import type { Watched } from './pending-state.ts';
import { usePendingState } from './use-pending-state.ts';

/** The badge beside a thing of one's own while an edit of it has not arrived; nothing otherwise. */
export function Pending(watched: Watched) {
  const state = usePendingState(watched);
  return state && <PendingBadge state={state} />;
}
