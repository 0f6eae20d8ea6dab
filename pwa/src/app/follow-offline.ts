import { onValue } from '../device/persistence.ts';
import { saveUnsaved } from '../device/unsaved.ts';
import { presentQueue } from '../offline/sync/present.ts';
import { startOffline } from '../offline/sync/start.ts';
import { followChanges } from './follow-changes.ts';
import { valueMoment } from './install/install-state.ts';
import { beforeReload } from './updates/before-reload.ts';
import { countPendingBy } from './updates/pending-count.ts';

/** Starts what makes the app work without a network, and what keeps it current with one. */
export function followOffline(): void {
  startOffline(() => import('./offline-views.ts'));
  onValue(valueMoment);
  countPendingBy(async () => presentQueue().contents.queue.rows.length);
  beforeReload(saveUnsaved);
  followChanges();
}
