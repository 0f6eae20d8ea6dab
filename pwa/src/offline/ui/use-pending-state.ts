import { usePresent } from '../present.ts';
import type { PendingState } from './pending-badge.tsx';
import { pendingState, type Watched } from './pending-state.ts';

/** For a `PendingBadge` beside a thing. */
export const usePendingState = (watched: Watched): PendingState | null =>
  usePresent(({ contents }) => pendingState(contents.queue.rows, watched));
