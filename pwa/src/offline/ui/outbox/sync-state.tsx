import { useSession } from '../../../session/session.ts';
import { Announcer } from './announcer.tsx';
import { useNow } from './moments.ts';
import { isShown, statusOf } from './status.ts';
import { StatusChip } from './status-chip.tsx';
import { useSeenQueue, useSyncState } from './use-seen-queue.ts';

/** The chip of the title line, and what is spoken when it turns. */
export function SyncState() {
  const queue = useSeenQueue();
  const sync = useSyncState();
  const session = useSession();
  const now = useNow();
  const status = statusOf(queue, sync, session.kind);
  return (
    <>
      {isShown(status) && <StatusChip status={status} now={now} />}
      <Announcer status={status} />
    </>
  );
}
