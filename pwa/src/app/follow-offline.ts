import { presentQueue } from '../offline/present.ts';
import { startOffline } from '../offline/start.ts';
import { followChanges } from './follow-changes.ts';
import { beforeReload } from './updates/before-reload.ts';
import { countPendingBy } from './updates/pending-count.ts';

/** Starts what makes the app work without a network, and what keeps it current with one. */
export function followOffline(): void {
  startOffline(() => import('./offline-views.ts'));
  countPendingBy(async () => presentQueue().contents.queue.rows.length);
  // What nobody has written yet has not loaded it.
  beforeReload(async () => (await import('../offline/drafts/drafts.ts')).flushDrafts());
  followChanges();
}
