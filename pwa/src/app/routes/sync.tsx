import { createFileRoute } from '@tanstack/react-router';
import { version } from '../../../package.json';
import { SyncPage } from '../../features/sync/sync-page.tsx';
import { useNow } from '../../offline/face/use-now.ts';
import { useOwnQueue, useSyncState } from '../../offline/face/use-own-queue.ts';
import { useSession } from '../../session/session.ts';

export const Route = createFileRoute('/sync')({ component: SyncRoute });

function SyncRoute() {
  const signedIn = useSession().kind === 'account';
  return <SyncPage {...useOwnQueue()} sync={useSyncState()} signedIn={signedIn} now={useNow()} version={version} />;
}
