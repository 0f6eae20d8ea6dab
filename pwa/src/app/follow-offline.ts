import { presentQueue } from '../offline/present.ts';
import { startOffline } from '../offline/start.ts';
import { followChanges } from './follow-changes.ts';
import { countPendingBy } from './updates/pending-count.ts';

/** Starts what makes the app work without a network, and what keeps it current with one. */
export function followOffline(): void {
  startOffline(() => import('./offline-views.ts'));
  countPendingBy(async () => presentQueue().contents.queue.rows.length);
  followChanges();
}
