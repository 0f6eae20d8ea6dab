import type { PendingState } from './pending-badge.tsx';
import { pendingState, type Watched } from './pending-state.ts';
import { useSeenQueue } from './use-seen-queue.ts';

/** For a `PendingBadge` beside a thing. */
export const usePendingState = (watched: Watched): PendingState | null => pendingState(useSeenQueue().rows, watched);
