import { usePresent } from '../../sync/present.ts';
import { PendingBadge, type PendingState } from './pending-badge.tsx';
import { pendingState, type Watched } from './pending-state.ts';

/** The badge beside a thing of one's own while an edit of it has not arrived; nothing otherwise. */
export function Pending(watched: Watched) {
  const state = usePendingState(watched);
  return state && <PendingBadge state={state} />;
}

/** For a `PendingBadge` beside a thing. */
export const usePendingState = (watched: Watched): PendingState | null =>
  usePresent(({ contents }) => pendingState(contents.queue.rows, watched));
