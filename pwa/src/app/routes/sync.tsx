import { createFileRoute } from '@tanstack/react-router';
import { version } from '../../../package.json';
import { SyncPage } from '../../features/sync/sync-page.tsx';
import { useNow } from '../../offline/ui/outbox/moments.ts';
import { ownQueue, presentActions } from '../../offline/ui/outbox/own-queue.ts';
import { useSeenQueue, useSyncState } from '../../offline/ui/outbox/seen-queue.ts';
import { useSession } from '../../session/session.ts';
import { updateNow } from '../updates/offer-update.ts';
import { ownBuild } from '../updates/version.ts';

const actions = { ...presentActions, update: () => void updateNow() };

export const Route = createFileRoute('/sync')({ component: SyncRoute });

function SyncRoute() {
  const signedIn = useSession().kind === 'account';
  const own = ownQueue(useSeenQueue(), actions);
  const build = [version, ownBuild()].filter(Boolean).join(' · ');
  return <SyncPage {...own} sync={useSyncState()} signedIn={signedIn} now={useNow()} version={build} />;
}
